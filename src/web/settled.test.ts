import { expect, test, vi } from 'vitest';
import { busy, runSoon, trackPending } from './settled.ts';

function page() {
  const dataset: { settled?: string; pending?: string } = {};
  const quiet: (() => void)[] = [];
  const { begin } = trackPending({ dataset }, () => new Promise((resolve) => quiet.push(resolve)));
  const comeToRest = async () => {
    for (const resolve of quiet.splice(0)) resolve();
    await Promise.resolve();
  };
  return { dataset, begin, comeToRest };
}

test('a page settles once its work has ended and rendered', async () => {
  const { dataset, begin, comeToRest } = page();
  expect(dataset).toEqual({});
  const done = begin('call');
  await comeToRest();
  expect(dataset).toEqual({ pending: 'call' });
  done();
  expect(dataset).toEqual({});
  await comeToRest();
  expect(dataset).toEqual({ settled: 'yes' });
});

test('is unsettled as soon as new work starts', async () => {
  const { dataset, begin, comeToRest } = page();
  begin('call')();
  await comeToRest();
  begin('route');
  expect(dataset).toEqual({ pending: 'route' });
});

test('is never settled between two loads when one leads to the other', async () => {
  const { dataset, begin, comeToRest } = page();
  begin('code')();
  const done = begin('call');
  await comeToRest();
  expect(dataset).toEqual({ pending: 'call' });
  done();
  begin('call')();
  // Work that ended before the last one no longer counts.
  expect(dataset).toEqual({});
  await comeToRest();
  expect(dataset).toEqual({ settled: 'yes' });
});

test('counts work of the same name each time, and its end only once', async () => {
  const { dataset, begin, comeToRest } = page();
  const [first, second] = [begin('call'), begin('call')];
  first();
  first();
  await comeToRest();
  expect(dataset).toEqual({ pending: 'call' });
  second();
  await comeToRest();
  expect(dataset).toEqual({ settled: 'yes' });
});

test('delayed work runs once, unless canceled', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  runSoon(run, 900);
  runSoon(run, 900)();
  vi.advanceTimersByTime(900);
  vi.useRealTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

test('marks nothing without a document', () => {
  expect(() => busy('call')()).not.toThrow();
});
