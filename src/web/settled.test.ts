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

test('a page is settled once its work has ended and been rendered, not before', async () => {
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

test('it is unsettled as soon as something else begins', async () => {
  const { dataset, begin, comeToRest } = page();
  begin('call')();
  await comeToRest();
  begin('route');
  expect(dataset).toEqual({ pending: 'route' });
});

test('between two loads, one of which leads to the other, it is never settled', async () => {
  const { dataset, begin, comeToRest } = page();
  begin('code')();
  const done = begin('call');
  await comeToRest();
  expect(dataset).toEqual({ pending: 'call' });
  done();
  begin('call')();
  // What was pending before the last of them counts no more.
  expect(dataset).toEqual({});
  await comeToRest();
  expect(dataset).toEqual({ settled: 'yes' });
});

test('work of the same name counts each time, and its end once', async () => {
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

test('what runs after a pause runs once, unless it is canceled', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  runSoon(run, 900);
  runSoon(run, 900)();
  vi.advanceTimersByTime(900);
  vi.useRealTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

test('where there is no document nothing is marked', () => {
  expect(() => busy('call')()).not.toThrow();
});
