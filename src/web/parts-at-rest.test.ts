import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Transport } from './transport.ts';

/** Of their own: another file of the worker may have parts that wait. */
async function freshParts() {
  vi.resetModules();
  const { setTransport } = await import('./transport.ts');
  setTransport({ fetch: fetchOf });
  return import('./parts-at-rest.ts');
}

let isLost = false;
let probes = 0;
const fetchOf: Transport['fetch'] = async () => {
  probes += 1;
  if (isLost) throw new TypeError('Failed to fetch');
  return new Response();
};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a lost server is asked by one probe, however many parts wait; all of them are there once it is back, dialogs before other pages', async () => {
  const { loadAtRest, startLoadingAtRest } = await freshParts();
  const loads: string[] = [];
  const arrived: string[] = [];
  const load = (name: string) => async () => {
    loads.push(name);
    if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
    arrived.push(name);
  };
  const named = (kind: string) => Array.from({ length: 40 }, (_, at) => `${kind} ${at}`);
  isLost = true;
  for (const name of named('dialog')) loadAtRest(load(name));
  startLoadingAtRest(named('page').map(load));
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

test('a part that the server does not have is left, and the others are loaded', async () => {
  const { loadAtRest, startLoadingAtRest } = await freshParts();
  startLoadingAtRest([]);
  const arrived: number[] = [];
  for (const at of [1, 2, 3])
    loadAtRest(async () => {
      if (at === 2) throw new TypeError('404');
      arrived.push(at);
    });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(arrived).toEqual([1, 3]);
});
