import { expect, test } from 'vitest';
import { wellKnown } from './well-known.ts';

const site: Parameters<typeof wellKnown>[2] = {
  publicUrl: 'https://office.example',
  securityContact: undefined,
  now: new Date('2030-03-10T09:00:00Z'),
};
const ask = (path: string, more: Partial<typeof site> = {}, method = 'GET') =>
  wellKnown(new Request(`https://office.example${path}`, { method }), path, { ...site, ...more });

test('robots.txt allows only the public pages and links the sitemap', async () => {
  expect(await ask('/robots.txt')?.text()).toBe(
    'User-agent: *\nAllow: /blog/\nAllow: /knowledge-base/\nDisallow: /\n\nSitemap: https://office.example/sitemap.xml\n',
  );
});

test('security.txt has the fields of RFC 9116 and the operator’s contact if there is one', async () => {
  const answer = ask('/.well-known/security.txt');
  expect(answer?.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await answer?.text()).toBe(
    [
      'Contact: mailto:security@office.example',
      'Expires: 2030-09-06T00:00:00.000Z',
      'Preferred-Languages: en, ar, de, fr, pt',
      'Canonical: https://office.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  const own = await ask('/.well-known/security.txt', { securityContact: 'https://office.example/report' })?.text();
  expect(own).toContain('Contact: https://office.example/report\n');
});

test('change-password redirects to the password settings', () => {
  const answer = ask('/.well-known/change-password');
  expect([answer?.status, answer?.headers.get('Location')]).toEqual([302, '/pages/account-settings?tab=security']);
});

test('any other path is left unhandled', () => {
  for (const path of ['/', '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', '/robots', 'constructor'])
    expect(ask(path), path).toBeUndefined();
  expect(ask('/robots.txt', {}, 'POST')).toBeUndefined();
});
