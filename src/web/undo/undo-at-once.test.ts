import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createActions } from '../actions/create-actions.ts';
import { createSteps } from '../actions/steps.ts';
import { addToast, currentToasts, dismissToast } from '../toast-queue.ts';
import { forgetWrites } from './undo-history.ts';
import { undoNewest } from './undo-newest.ts';
import { isWriting, trackWrite } from './writes-under-way.ts';

type None = Record<never, never>;

/** A server with a value; the test releases its responses. */
function lateServer() {
  const held: (() => void)[] = [];
  const server = {
    value: 0,
    /** All written values in order. */
    writes: [] as number[],
    /** Tracked as a write, like those of `call`. */
    write: (value: number) => trackWrite(() => server.answer(() => server.take(value))),
    read: () => server.answer(() => server.value),
    answer: <T>(work: () => T) => new Promise<T>((resolve) => held.push(() => resolve(work()))),
    take(value: number) {
      const before = server.value;
      server.value = value;
      server.writes.push(value);
      return before;
    },
    /** Releases responses until no requests are left. */
    async letGo() {
      do {
        for (const answer of held.splice(0)) answer();
        await vi.advanceTimersByTimeAsync(0);
      } while (held.length > 0 || isWriting());
    },
  };
  const { show, attempt, changeAll, offerUndo, keepUndo } = createActions<None>({
    ...{ queryClient: new QueryClient(), kind: 'row', say: addToast, mayUndo: () => true },
    failureOf: (error) => ({ message: (error as Error).message, isFinal: false }),
    texts: { undo: 'Undo', tryAgain: 'Try again', partlyDone: () => '' },
  });
  const put = (value: number) => show({ rows: [1], send: () => server.write(value) });
  const isUndo = true as const;
  const step = createSteps(() => 'Undo');
  const local = [0];
  /** The ways areas perform actions. Each sets the value. */
  const ways: Record<string, (value: number) => unknown> = {
    async 'shown at once, then said'(value) {
      const before = await put(value);
      offerUndo(`now ${value}`, () => put(before));
    },
    async 'tried, then said'(value) {
      let before = 0;
      const isDone = await attempt(async () => {
        before = await put(value);
      });
      if (isDone) offerUndo(`now ${value}`, () => put(before));
    },
    'said within what is tried': (value) =>
      attempt(async () => {
        const before = await put(value);
        offerUndo(`now ${value}`, () => put(before));
      }),
    async 'read first, then written'(value) {
      let before = 0;
      const isDone = await attempt(async () => {
        before = await server.read();
        await put(value);
      });
      if (isDone) offerUndo(`now ${value}`, () => put(before));
    },
    async 'in parts'(value) {
      let before: number | undefined;
      await changeAll({
        ...{ ids: [1, 2, 3], most: 1 },
        send: async () => {
          before ??= await server.write(value);
        },
        done: () => offerUndo(`now ${value}`, () => put(before ?? 0)),
      });
    },
    async 'without a message'(value) {
      const before = await put(value);
      keepUndo(`now ${value}`, () => put(before));
    },
    'step by step': (value) =>
      step(1, true, async () => {
        const before = await put(value);
        return { said: `now ${value}`, takeBack: () => put(before) };
      }),
    async 'a plain call of a dialog'(value) {
      const before = await server.write(value);
      addToast({ message: `now ${value}`, action: { label: 'Undo', isUndo, run: () => server.write(before) } });
    },
    async 'a call and what is read anew for it'(value) {
      const before = await trackWrite(async () => {
        const was = await server.write(value);
        await server.read();
        return was;
      });
      addToast({ message: `now ${value}`, action: { label: 'Undo', isUndo, run: () => server.write(before) } });
    },
    'on the page alone'(value) {
      const before = local[0] ?? 0;
      local[0] = value;
      server.take(value);
      addToast({ message: `now ${value}`, action: { label: 'Undo', isUndo, run: () => server.take(before) } });
    },
  };
  return { server, ways };
}

afterEach(async () => {
  await vi.runOnlyPendingTimersAsync();
  for (const { id } of currentToasts()) dismissToast(id);
  forgetWrites();
  vi.useRealTimers();
});

const names = Object.keys(lateServer().ways);

test.each(names)('undoes the latest action while its response is pending, not an older one: %s', async (name) => {
  vi.useFakeTimers();
  const { server, ways } = lateServer();
  let older = 'done';
  addToast({ message: 'older', action: { label: 'Undo', isUndo: true, run: () => (older = 'undone') } });
  void ways[name]?.(7);
  const undoing = undoNewest();
  await server.letGo();
  expect((await undoing)?.message).toBe('now 7');
  await server.letGo();
  expect([server.value, server.writes, older]).toEqual([0, [7, 0], 'done']);
});

test.each(names)('two actions and two immediate undos restore the initial value: %s', async (name) => {
  vi.useFakeTimers();
  const { server, ways } = lateServer();
  void ways[name]?.(1);
  await server.letGo();
  void ways[name]?.(2);
  const undoing = [undoNewest(), undoNewest()];
  await server.letGo();
  await Promise.all(undoing);
  await server.letGo();
  expect([server.value, server.writes]).toEqual([0, [1, 2, 1, 0]]);
});
