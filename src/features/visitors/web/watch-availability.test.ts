import { expect, test, vi } from 'vitest';
import { watchAvailability } from './watch-availability.ts';

function setUp(answers: boolean[]) {
  let fail = () => {};
  const askReady = vi.fn(async () => {
    if (!(answers.shift() ?? true)) throw new Error('not ready');
  });
  const states: boolean[] = [];
  const availability = watchAvailability({
    askReady,
    onUnavailable: (listen) => {
      fail = listen;
      return () => {};
    },
    wait: async () => undefined,
  });
  availability.onChange(() => states.push(availability.isDown()));
  return { fail: () => fail(), askReady, states };
}

test('covers the page until the server is ready again', async () => {
  const { fail, states } = setUp([false, false, true]);
  fail();
  await vi.waitFor(() => expect(states).toEqual([true, false]));
});

test('a single failed request covers nothing', async () => {
  const { fail, askReady, states } = setUp([true]);
  fail();
  await vi.waitFor(() => expect(askReady).toHaveBeenCalledTimes(1));
  expect(states).toEqual([]);
});

test('many failed requests check readiness once at a time', async () => {
  const { fail, askReady } = setUp([false, true]);
  for (let times = 0; times < 5; times++) fail();
  await vi.waitFor(() => expect(askReady).toHaveBeenCalledTimes(2));
});
