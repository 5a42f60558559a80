import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWhenLoaded } from './start-when-loaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('starts background work once its code has loaded, and stops it', async () => {
  const running: string[] = [];
  const stop = startWhenLoaded(
    async () => 'stream',
    (name) => {
      running.push(name);
      return () => void running.pop();
    },
  );
  expect(running).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(running).toEqual(['stream']);
  stop();
  expect(running).toEqual([]);
});

test('retries when the code fails to load', async () => {
  const asked: string[] = [];
  const started: string[] = [];
  startWhenLoaded(
    async () => {
      asked.push('code');
      if (asked.length === 1) throw new TypeError('Failed to fetch');
      return 'stream';
    },
    (name) => {
      started.push(name);
      return () => undefined;
    },
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual([]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([asked.length, started]).toEqual([2, ['stream']]);
});

test('starts nothing when stopped before the code has loaded', async () => {
  const loading = Promise.withResolvers<string>();
  const started: string[] = [];
  const giveUp = startWhenLoaded(
    () => loading.promise,
    (name) => {
      started.push(name);
      return () => undefined;
    },
  );
  await vi.advanceTimersByTimeAsync(0);
  giveUp();
  loading.resolve('stream');
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual([]);
});
