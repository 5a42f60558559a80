import { expect, test } from 'vitest';
import { watchConnection } from './watch-connection.ts';

/** A connection whose server answers as the list says, and then for good. */
function connectionWith(answers: boolean[]) {
  const pauses: number[] = [];
  const seen: boolean[] = [];
  const connection = watchConnection({
    probe: async () => {
      if (answers.shift() === false) throw new TypeError('Failed to fetch');
    },
    wait: async (ms) => void pauses.push(ms),
  });
  const settled = new Promise<void>((resolve) => {
    connection.onChange(() => {
      seen.push(connection.isOffline());
      if (!connection.isOffline()) resolve();
    });
  });
  return { connection, pauses, seen, settled };
}

test('a call that failed while the server answers makes nobody offline', async () => {
  const { connection, seen, pauses } = connectionWith([true]);
  connection.suspect();
  await new Promise((resolve) => setTimeout(resolve));
  expect({ seen, pauses }).toEqual({ seen: [], pauses: [] });
});

test('whoever is offline is told so until the server answers, which is asked more and more seldom', async () => {
  const { connection, seen, pauses, settled } = connectionWith([false, false, false, false, false, false]);
  connection.suspect();
  connection.suspect();
  await settled;
  expect(seen).toEqual([true, false]);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});
