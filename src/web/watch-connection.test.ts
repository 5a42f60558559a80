import { expect, test } from 'vitest';
import { watchConnection } from './watch-connection.ts';

/** A connection whose server responds as listed, and then always. Without jitter by default. */
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

test('a failed request does not mean offline while the server responds', async () => {
  const { connection, seen, probes } = connectionWith([true]);
  expect(await connection.reached()).toEqual({ wasLost: false });
  expect({ seen, probes: probes() }).toEqual({ seen: [], probes: 1 });
});

test('reports offline until the server responds, probing with growing pauses', async () => {
  const { connection, seen, pauses } = connectionWith([false, false, false, false, false, false]);
  connection.suspect();
  expect(await connection.reached()).toEqual({ wasLost: true });
  expect(seen).toEqual([true, false]);
  expect(pauses.slice(0, 6)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});

test('jitter spreads the reconnects of pages that lost the server together', async () => {
  const { connection, pauses } = connectionWith([false, false], () => 0);
  await connection.reached();
  expect(pauses.slice(0, 2)).toEqual([500, 1000]);
});

test('a hundred simultaneous failures cause one probe, and another only after a pause', async () => {
  const { connection, pauses, probes } = connectionWith([]);
  const all = Array.from({ length: 100 }, () => connection.reached());
  await Promise.all(all);
  expect(probes()).toBe(1);
  expect(pauses).toEqual([1000]);
  for (let part = 0; part < 100; part++) connection.suspect();
  expect(await connection.reached()).toEqual({ wasLost: false });
  expect(probes()).toBe(2);
});
