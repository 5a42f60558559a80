import { describe, expect, test } from 'vitest';
import { unsubscribeMail, unsubscriptionOf } from './unsubscription-of.ts';

const page = 'https://list.example/leave?u=1&l=2';
const mail = 'mailto:leave@list.example?subject=leave%201';
const of = (value: string, post = '') =>
  unsubscriptionOf([
    { key: 'list-unsubscribe', value },
    { key: 'list-unsubscribe-post', value: post },
  ]);

describe('unsubscribe headers', () => {
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
    '%.40s offers no way to unsubscribe',
    (value) => expect(of(value, 'List-Unsubscribe=One-Click')).toBeNull(),
  );
});

describe('the unsubscribe email', () => {
  test('has the content of the address, and always a subject', () => {
    expect(unsubscribeMail('mailto:leave%2B1@list.example?subject=a+b%20c&body=Please%0Astop')).toEqual({
      to: 'leave+1@list.example',
      subject: 'a+b c',
      text: 'Please\nstop',
    });
    expect(unsubscribeMail('MAILTO:leave@list.example')).toEqual({ to: 'leave@list.example', subject: 'unsubscribe', text: '' });
  });

  test('goes to a single address, with one-line headers', () => {
    expect(unsubscribeMail('mailto:a@list.example,b@list.example')).toBeNull();
    expect(unsubscribeMail('mailto:%ff@list.example')).toBeNull();
    expect(unsubscribeMail('mailto:a@list.example?subject=x%0D%0ABcc:%20b@list.example')?.subject).toBe('x Bcc: b@list.example');
  });
});
