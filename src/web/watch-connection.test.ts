import { expect, test } from 'vitest';
import { watchConnection } from './watch-connection.ts';

/** A connection whose server answers as the list says, and then for good. Without jitter. */
function connectionWith(answers: boolean[], random = () => 1) {
  const pauses: number[] = [];
  const seen: boolean[] = [];
  let probes = 0;
  const connection = watchConnection({
    random,
    probe: async () => {
      probes += 1;
      if (answers.shift() === false) throw new TypeError('Failed to fetch');
    },
    wait: async (ms) => void pauses.push(ms),
  });
  connection.onChange(() => seen.push(connection.isOffline()));
  return { connection, pauses, seen, probes: () => probes };
}

test('a call that failed while the server answers makes nobody offline', async () => {
  const { connection, seen, probes } = connectionWith([true]);
  expect(await connection.reached()).toEqual({ wasLost: false });
  expect({ seen, probes: probes() }).toEqual({ seen: [], probes: 1 });
});

test('whoever is offline is told so until the server answers, which is asked more and more seldom', async () => {
  const { connection, seen, pauses } = connectionWith([false, false, false, false, false, false]);
  connection.suspect();
  expect(await connection.reached()).toEqual({ wasLost: true });
  expect(seen).toEqual([true, false]);
  expect(pauses.slice(0, 6)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});

test('pages that lost the server together come back at different moments', async () => {
  const { connection, pauses } = connectionWith([false, false], () => 0);
  await connection.reached();
  expect(pauses.slice(0, 2)).toEqual([500, 1000]);
});

test('a hundred parts that fail at once ask the server once, and once more after a pause', async () => {
  const { connection, pauses, probes } = connectionWith([]);
  const all = Array.from({ length: 100 }, () => connection.reached());
  await Promise.all(all);
  expect(probes()).toBe(1);
  expect(pauses).toEqual([1000]);
  for (let part = 0; part < 100; part++) connection.suspect();
  expect(await connection.reached()).toEqual({ wasLost: false });
  expect(probes()).toBe(2);
});
