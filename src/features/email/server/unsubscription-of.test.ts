import { describe, expect, test } from 'vitest';
import { unsubscribeMail, unsubscriptionOf } from './unsubscription-of.ts';

const page = 'https://list.example/leave?u=1&l=2';
const mail = 'mailto:leave@list.example?subject=leave%201';
const of = (value: string, post = '') =>
  unsubscriptionOf([
    { key: 'list-unsubscribe', value },
    { key: 'list-unsubscribe-post', value: post },
  ]);

describe('how a mail’s head says that one leaves its list', () => {
  test.each([
    [`<${mail}>, <${page}>`, 'List-Unsubscribe=One-Click', 'post', page],
    [`<${mail}>, <${page}>`, '', 'mail', mail],
    [`<${page}>,\r\n <${mail}>`, '', 'mail', mail],
    [`<${page}>`, '', 'page', page],
    ['<https://list.example/\r\n leave>', '', 'page', 'https://list.example/leave'],
    ['<http://list.example/leave>', 'List-Unsubscribe=One-Click', 'page', 'http://list.example/leave'],
    [`<mailto:nobody>, <${page}>`, '', 'page', page],
  ])('%s %s', (value, post, kind, address) => expect(of(value, post)).toEqual({ kind, address, askedAt: null }));

  test.each(['', page, '<>', '<javascript:alert(1)>', '<ftp://list.example/>', '<mailto:>', '<not an address>', '<'.repeat(100_000)])(
    '%.40s names no way',
    (value) => expect(of(value, 'List-Unsubscribe=One-Click')).toBeNull(),
  );
});

describe('the mail that an address asks for', () => {
  test('has what the address says, and a subject always', () => {
    expect(unsubscribeMail('mailto:leave%2B1@list.example?subject=a+b%20c&body=Please%0Astop')).toEqual({
      to: 'leave+1@list.example',
      subject: 'a+b c',
      text: 'Please\nstop',
    });
    expect(unsubscribeMail('MAILTO:leave@list.example')).toEqual({ to: 'leave@list.example', subject: 'unsubscribe', text: '' });
  });

  test('is one to one address, whose head is one line', () => {
    expect(unsubscribeMail('mailto:a@list.example,b@list.example')).toBeNull();
    expect(unsubscribeMail('mailto:%ff@list.example')).toBeNull();
    expect(unsubscribeMail('mailto:a@list.example?subject=x%0D%0ABcc:%20b@list.example')?.subject).toBe('x Bcc: b@list.example');
  });
});
