import { expect, test } from 'vitest';
import type { DnsRecords } from '#server/mail-host.ts';
import { dnsLookup } from './dns-lookup.ts';

function set(answers: Record<string, DnsRecords | string>, isAlive = false) {
  const asked: string[] = [];
  const clock = { now: 0 };
  const lookUp = dnsLookup({
    clock: () => new Date(clock.now),
    isAlive: async () => isAlive,
    ask: async (name) => {
      asked.push(name);
      const answer = answers[name] ?? 'ENOTFOUND';
      if (typeof answer === 'string') throw Object.assign(new Error(answer), { code: answer });
      return answer;
    },
  });
  const codeOf = (name: string) =>
    lookUp(name, 'TXT').then(
      () => 'answered',
      (error: NodeJS.ErrnoException) => error.code,
    );
  return { lookUp, codeOf, asked, clock };
}

test('caches an answer for five minutes and shares pending lookups', async () => {
  const { lookUp, asked, clock } = set({ 'oak.example': [['v=spf1 -all']] });
  await Promise.all([lookUp('oak.example', 'TXT'), lookUp('OAK.example', 'TXT')]);
  clock.now += 4 * 60_000;
  expect(await lookUp('oak.example', 'TXT')).toEqual([['v=spf1 -all']]);
  expect(asked).toHaveLength(1);
  clock.now += 2 * 60_000;
  await lookUp('oak.example', 'TXT');
  expect(asked).toHaveLength(2);
});

test('caches a missing name for a minute', async () => {
  const { codeOf, asked, clock } = set({});
  expect([await codeOf('no.example'), await codeOf('no.example')]).toEqual(['ENOTFOUND', 'ENOTFOUND']);
  clock.now += 61_000;
  await codeOf('no.example');
  expect(asked).toHaveLength(2);
});

test('pauses lookups after three without a response', async () => {
  const names = ['a.example', 'b.example', 'c.example'];
  const { codeOf, asked, clock } = set(Object.fromEntries([...names, 'd.example'].map((name) => [name, 'ETIMEOUT'])));
  for (const name of names) expect(await codeOf(name)).toBe('ETIMEOUT');
  expect(await codeOf('d.example')).toBe('ETIMEOUT');
  expect(asked).toEqual(names);
  clock.now += 31_000;
  await codeOf('d.example');
  expect(asked).toHaveLength(4);
});

test('keeps querying a live DNS server despite unanswered names', async () => {
  const names = ['a.example', 'b.example', 'c.example', 'd.example'];
  const { codeOf, lookUp, asked } = set({ ...Object.fromEntries(names.map((name) => [name, 'ETIMEOUT'])), 'oak.example': [['x']] }, true);
  for (const name of names) await codeOf(name);
  expect(await lookUp('oak.example', 'TXT')).toEqual([['x']]);
  expect(asked).toHaveLength(5);
});

test('rejects an answer with an implausible number of records', async () => {
  const { codeOf } = set({ 'many.example': Array.from({ length: 101 }, () => ['x']) });
  expect(await codeOf('many.example')).toBe('EBADRESP');
});

test('limits the size of the cache', async () => {
  const { lookUp, asked } = set({ 'first.example': [['x']] });
  await lookUp('first.example', 'TXT');
  for (let at = 0; at < 2000; at++) await lookUp(`n${at}.example`, 'TXT').catch(() => undefined);
  await lookUp('first.example', 'TXT');
  expect(asked.filter((name) => name === 'first.example')).toHaveLength(2);
});
