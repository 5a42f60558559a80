import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTransport } from './transport.ts';
import { whenIdle } from './when-idle.ts';

let isBusy = true;
/** Simulates a resource load. */
let load = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  const observer = class {
    static supportedEntryTypes = ['resource'];
    constructor(tell: () => void) {
      load = tell;
    }
    observe() {}
    disconnect() {
      load = () => {};
    }
  };
  vi.stubGlobal('PerformanceObserver', observer);
  const tab = { isBusy: () => isBusy, state: () => ({ phase: 'waiting' as const }), onState: () => () => {}, startOver() {} };
  setTransport({ fetch, tab });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits at most ten seconds for a busy page, even while the API in the tab is busy', () => {
  isBusy = true;
  const run = vi.fn();
  whenIdle(run);
  for (let second = 0; second < 9; second++) {
    load();
    vi.advanceTimersByTime(1000);
  }
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs 1.2 s after the last load, unless canceled', () => {
  isBusy = false;
  const run = vi.fn();
  whenIdle(run);
  vi.advanceTimersByTime(1000);
  load();
  vi.advanceTimersByTime(1100);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
  const givenUp = vi.fn();
  whenIdle(givenUp)();
  vi.advanceTimersByTime(20_000);
  expect(givenUp).not.toHaveBeenCalled();
});
