import { expect, test } from 'vitest';
import type { Log } from './dependencies.ts';
import { startJobs } from './job-loop.ts';

const silent: Log = { info() {}, warn() {}, error() {} };

/** Continues in the next turn of the event loop; after a failure, only once everything is stopped. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (ms < 1000 || signal.aborted) setTimeout(resolve);
    else signal.addEventListener('abort', () => resolve());
  });

test('logs a failed job without affecting the others', async () => {
  const logged: unknown[] = [];
  const log: Log = { info() {}, warn() {}, error: (event, facts) => void logged.push([event, facts?.name]) };
  const twice = Promise.withResolvers<void>();
  let runs = 0;
  const work = startJobs(
    [
      { name: 'bad', run: () => Promise.reject(new Error('no')) },
      {
        name: 'good',
        run: async () => {
          runs += 1;
          if (runs === 2) twice.resolve();
        },
      },
    ],
    { log, wait },
  );
  await twice.promise;
  await work.stop();
  const after = runs;
  expect(logged).toEqual([['background work failed', 'bad']]);
  expect(runs).toBe(after);
});

test('waits for running jobs when stopped', async () => {
  const order: string[] = [];
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const run = async () => {
    started.resolve();
    await finish.promise;
    order.push('run ended');
  };
  const work = startJobs([{ name: 'slow', run }], { log: silent, wait });
  await started.promise;
  const stopped = work.stop().then(() => order.push('stopped'));
  finish.resolve();
  await stopped;
  expect(order).toEqual(['run ended', 'stopped']);
});

test('pauses a job as configured, and longer after a failure', async () => {
  const pauses: Record<string, number> = {};
  const done = Promise.withResolvers<void>();
  const started = startJobs(
    [
      { name: 'often', run: () => Promise.resolve() },
      { name: 'seldom', run: () => Promise.resolve(), pauseMs: 60_000 },
      { name: 'failing', run: () => Promise.reject(new Error('no')) },
      { name: 'failing seldom', run: () => Promise.reject(new Error('no')), pauseMs: 60_000 },
    ],
    {
      log: silent,
      wait: (ms, signal) => {
        pauses[ms] = (pauses[ms] ?? 0) + 1;
        if (Object.values(pauses).reduce((sum, one) => sum + one, 0) === 4) done.resolve();
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
      },
    },
  );
  await done.promise;
  await started.stop();
  expect(pauses).toEqual({ 500: 1, 5000: 1, 60000: 2 });
});
