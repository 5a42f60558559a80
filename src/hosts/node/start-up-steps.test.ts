import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startUpSteps } from './start-up-steps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { written, isTTY, write: (text: string) => written.push(text) };
}
const lasting = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));

it('shows a quick step as one line with its duration, followed by its messages', async () => {
  const quick = screen(false);
  const done = startUpSteps(quick)('Database', async (say) => {
    say('somewhere else');
    return 'started';
  });
  await vi.runAllTimersAsync();
  expect(await done).toBe('started');
  expect(quick.written.join('')).toMatch(/^ {2}✓ Database +0 ms\n {6}somewhere else\n$/);
});

it.each([true, false])('shows progress during a long step (on a terminal: %s)', async (isTTY) => {
  const slow = screen(isTTY);
  const done = startUpSteps(slow)('Database', lasting(3000));
  await vi.advanceTimersByTimeAsync(1999);
  expect(slow.written).toEqual([]);
  await vi.advanceTimersByTimeAsync(101);
  expect(slow.written[0]).toContain('Database');
  await vi.runAllTimersAsync();
  await done;
  expect(slow.written.at(-1)).toMatch(/✓ Database +3\.0 s\n$/);
});
