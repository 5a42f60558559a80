import { expect, test } from 'vitest';
import { mailProviders, providerOfAddress, providerOfHost } from './mail-providers.ts';

test('lists at least twenty providers by name, each with unique servers and domains', () => {
  expect(mailProviders.length).toBeGreaterThanOrEqual(20);
  const names = mailProviders.map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  const given = mailProviders.flatMap(({ domains }) => domains);
  expect(new Set(given).size).toBe(given.length);
  expect(new Set(mailProviders.map(({ host }) => host)).size).toBe(mailProviders.length);
  for (const { host } of mailProviders) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
});

test.each([
  ['ana@gmail.com', 'Gmail'],
  [' Ana@GoogleMail.com ', 'Gmail'],
  ['bo@gmx.at', 'GMX'],
  ['bo@hotmail.com', 'Outlook.com'],
  ['bo@own-domain.example', undefined],
  ['gmail.com', undefined],
  ['', undefined],
])('%j is an address of %s', (address, name) => {
  expect(providerOfAddress(address)?.name).toBe(name);
});

test('recognizes a server by its name, however it is typed', () => {
  expect(providerOfHost(' IMAP.gmail.com ')?.name).toBe('Gmail');
  expect(providerOfHost('imap.example.com')).toBeUndefined();
});
