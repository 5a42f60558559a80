import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IdleLoader } from './idle-loader.ts';
import { watchConnection } from './watch-connection.ts';

let isLost = false;
let probes = 0;

/** A separate loader, because test files share a worker and its module state. */
function parts() {
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const connection = watchConnection({
    probe: async () => {
      probes += 1;
      if (isLost) throw new TypeError('Failed to fetch');
      return new Response();
    },
    wait,
    random: Math.random,
  });
  return new IdleLoader({ reached: () => connection.reached(), idle: () => wait(50) });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('probes a lost server once, however many parts wait, and loads dialogs before other pages once it is back', async () => {
  const ahead = parts();
  const loads: string[] = [];
  const arrived: string[] = [];
  const load = (name: string) => async () => {
    loads.push(name);
    if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
    arrived.push(name);
  };
  const named = (kind: string) => Array.from({ length: 40 }, (_, at) => `${kind} ${at}`);
  isLost = true;
  for (const name of named('dialog')) ahead.add(load(name));
  ahead.start(named('page').map(load));
  await vi.advanceTimersByTimeAsync(5000);
  expect(loads).toEqual(['dialog 0']);
  expect(probes).toBeLessThanOrEqual(5);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loads).toEqual(['dialog 0']);
  expect(probes).toBeLessThanOrEqual(15);
  isLost = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(arrived).toEqual([...named('dialog'), ...named('page')]);
});

test('skips a part the server does not have and loads the others', async () => {
  const ahead = parts();
  ahead.start([]);
  const arrived: number[] = [];
  for (const at of [1, 2, 3])
    ahead.add(async () => {
      if (at === 2) throw new TypeError('404');
      arrived.push(at);
    });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(arrived).toEqual([1, 3]);
});
