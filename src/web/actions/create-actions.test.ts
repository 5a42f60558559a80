import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { currentToasts, dismissToast, type ToastRequest } from '../toast-queue.ts';
import { forgetWrites, undoEntries } from '../undo/undo-history.ts';
import { undoNewest } from '../undo/undo-newest.ts';
import { isWriting } from '../undo/writes-under-way.ts';
import { createActions } from './create-actions.ts';
import { overlayOf } from './overlay.ts';
import { createSteps, stepRestMs } from './steps.ts';

interface Row {
  id: number;
  isStarred: boolean;
}
type List = { readonly rows: readonly Row[] };
type Rows = { list: { answer: List; key: readonly ['row', 'list'] } };
const queryKey = ['row', 'list'] as const;

function deferred<T = void>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const waiting: (() => void)[] = [];
/** A response that arrives after the test; a write that never ends would be awaited in other files. */
const late = () => new Promise<void>((resolve) => waiting.push(resolve));
/** A page with a list of rows, and a server whose responses the test controls. */
function world(...ids: number[]) {
  const queryClient = new QueryClient();
  const toasts: ToastRequest[] = [];
  const actions = createActions<Rows>({
    ...{ queryClient, kind: 'row', say: (toast) => toasts.push(toast), mayUndo: () => true },
    failureOf: (error) => ({ message: (error as Error).message, isFinal: false }),
    texts: { undo: 'Undo', tryAgain: 'Try again', partlyDone: (done, total) => `${done} of ${total}.` },
  });
  const star = (all: readonly number[], isStarred: boolean) => ({
    list: ({ rows }: List) => ({ rows: rows.map((row) => (all.includes(row.id) ? { ...row, isStarred } : row)) }),
  });
  const shownRows = () => {
    const held = queryClient.getQueryData<List>(queryKey);
    return held ? overlayOf(queryClient).read(queryKey, held).rows : [];
  };
  let stored: List = { rows: ids.map((id) => ({ id, isStarred: false })) };
  return {
    ...{ queryClient, toasts, actions, star },
    store: (change: Partial<Record<'list', (list: List) => List>>) => (stored = change.list?.(stored) ?? stored),
    /** Refetches the server's state as of this call. */
    read: () => {
      const answer = stored;
      return queryClient.fetchQuery({ queryKey, queryFn: () => Promise.resolve(answer), staleTime: 0 });
    },
    readSlowly: () => {
      const answer = deferred();
      const now = stored;
      return { done: queryClient.fetchQuery({ queryKey, queryFn: () => answer.promise.then(() => now) }), arrive: answer.resolve };
    },
    shown: () => shownRows().map(({ id }) => id),
    starred: () => shownRows().flatMap(({ id, isStarred }) => (isStarred ? id : [])),
    click: (label: string) => toasts.findLast(({ action }) => action?.label === label)?.action?.run(),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const end of waiting.splice(0)) end();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  for (const { id } of currentToasts()) dismissToast(id);
});
const settled = () => vi.advanceTimersByTimeAsync(0);

test('a change survives a refetch while it is being sent, and stays until a later response contains it', async () => {
  const { read, store, star, starred, actions } = world(1, 2);
  await read();
  const answer = deferred();
  const done = actions.show({ rows: [1], look: star([1], true), send: () => answer.promise });
  expect(starred()).toEqual([1]);
  await read();
  expect(starred()).toEqual([1]);
  answer.resolve();
  await done;
  expect(starred()).toEqual([1]);
  store(star([1], true));
  await read();
  expect(starred()).toEqual([1]);
  store(star([1], false));
  await read();
  expect(starred()).toEqual([]);
});

test('a row being added appears once, even when a refetch containing it arrives before its own response', async () => {
  const { read, store, star, starred, actions, shown } = world(1, 2);
  await read();
  const withRow = (id: number) => ({
    list: ({ rows }: List) => ({ rows: rows.some((row) => row.id === id) ? rows : [...rows, { id, isStarred: false }] }),
  });
  const answer = deferred<number>();
  const added = actions.show({ look: withRow(-1), adds: true, send: () => answer.promise, settled: withRow });
  store(withRow(3));
  await read();
  expect(shown()).toEqual([1, 2, -1]);
  // Changes made meanwhile appear, and stay once a response contains them.
  await actions.show({ look: star([2], true), send: async () => store(star([2], true)) });
  await read();
  expect([shown(), starred()]).toEqual([[1, 2, -1], [2]]);
  answer.resolve(3);
  await added;
  expect([shown(), starred()]).toEqual([[1, 2, 3], [2]]);
  await read();
  expect([shown(), starred()]).toEqual([[1, 2, 3], [2]]);
});

test('shows the state of the server after a failed add', async () => {
  const { read, store, actions, shown } = world(1);
  await read();
  const answer = deferred();
  const added = actions.show({
    look: { list: ({ rows }) => ({ rows: [...rows, { id: -1, isStarred: false }] }) },
    adds: true,
    send: () => answer.promise,
  });
  store({ list: () => ({ rows: [{ id: 7, isStarred: false }] }) });
  await read();
  expect(shown()).toEqual([1, -1]);
  answer.reject(new Error('no network'));
  await expect(added).rejects.toThrow('no network');
  expect(shown()).toEqual([7]);
});

test('a change is pending until its response arrives, even while it waits in the queue', async () => {
  const { actions } = world(1);
  const [first, second] = [deferred(), deferred()];
  const both = [first, second].map(({ promise }) => actions.show({ rows: [1], send: () => promise }));
  first.resolve();
  await both[0];
  vi.runAllTimers();
  expect(isWriting()).toBe(true);
  second.reject(new Error('no network'));
  await expect(both[1]).rejects.toThrow('no network');
  vi.runAllTimers();
  expect(isWriting()).toBe(false);
});

test('a response requested before a change does not revert it', async () => {
  const { read, readSlowly, store, star, starred, actions } = world(1);
  await read();
  const old = readSlowly();
  await actions.show({ look: star([1], true), send: async () => store(star([1], true)) });
  old.arrive();
  await old.done.catch(() => undefined);
  expect(starred()).toEqual([1]);
});

test('a first response requested before a change does not revert it and is refetched', async () => {
  const { readSlowly, star, starred, actions, queryClient } = world(1);
  const first = readSlowly();
  await actions.show({ look: star([1], true), send: async () => undefined });
  first.arrive();
  await first.done;
  expect(starred()).toEqual([1]);
  await settled();
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('sends two changes of a row in order, and a late response of the first does not revert the second', async () => {
  const { read, star, starred, actions } = world(1);
  await read();
  const answers = [deferred(), deferred()];
  const sent: boolean[] = [];
  const done = [true, false].map((value, at) =>
    actions.show({
      ...{ rows: [1], look: star([1], value) },
      send: () => {
        sent.push(value);
        return answers[at]?.promise ?? Promise.resolve();
      },
    }),
  );
  await settled();
  expect([sent, starred()]).toEqual([[true], []]);
  answers[0]?.resolve();
  await done[0];
  await settled();
  expect([sent, starred()]).toEqual([[true, false], []]);
  answers[1]?.resolve();
  await done[1];
  expect(starred()).toEqual([]);
});

test('rolls back only the first change when it fails while the second is pending, and offers a retry', async () => {
  const { read, store, star, starred, actions, toasts, click } = world(1, 2);
  await read();
  const [first, second] = [deferred(), deferred()];
  let tries = 0;
  const failing = actions.attempt(() =>
    actions.show({ rows: [1], look: star([1], true), send: () => (tries++ === 0 ? first.promise : Promise.resolve()) }),
  );
  const done = actions.show({ rows: [1, 2], look: star([2], true), send: () => second.promise });
  expect(starred()).toEqual([1, 2]);
  first.reject(new Error('refused'));
  expect(await failing).toBe(false);
  expect(starred()).toEqual([2]);
  expect(toasts).toMatchObject([{ tone: 'error', message: 'refused', action: { label: 'Try again' } }]);
  second.resolve();
  await done;
  store(star([2], true));
  click('Try again');
  await settled();
  expect([tries, starred()]).toEqual([2, [1, 2]]);
});

test('a hanging request blocks only its own row', async () => {
  const { read, star, actions } = world(1, 2);
  await read();
  const sent: number[] = [];
  const send = (id: number, answer: Promise<void>) =>
    actions.show({
      ...{ rows: [id], look: star([id], true) },
      send: () => {
        sent.push(id);
        return answer;
      },
    });
  void send(1, late());
  void send(1, Promise.resolve());
  await send(2, Promise.resolve());
  expect(sent).toEqual([1, 2]);
});

test('a row deleted elsewhere stays deleted, and an old response does not bring back a deleted row', async () => {
  const { read, readSlowly, store, star, starred, actions, queryClient } = world(1, 2);
  await read();
  const answer = deferred();
  const done = actions.show({ rows: [1], look: star([1, 2], true), send: () => answer.promise });
  const without = (gone: number) => ({ list: ({ rows }: List) => ({ rows: rows.filter(({ id }) => id !== gone) }) });
  store(without(1));
  await read();
  expect(starred()).toEqual([2]);
  answer.resolve();
  await done;
  const old = readSlowly();
  await actions.show({ rows: [2], look: without(2), send: async () => store(without(2)) });
  old.arrive();
  await old.done.catch(() => undefined);
  expect(overlayOf(queryClient).read(queryKey, queryClient.getQueryData<List>(queryKey))).toEqual({ rows: [] });
});

test('when the second batch fails, keeps what was sent, rolls back the rest and offers a retry', async () => {
  const { read, store, star, starred, actions, toasts, click } = world(1, 2, 3, 4, 5);
  await read();
  const sent: number[][] = [];
  let isDown = true;
  const done = vi.fn();
  const given = {
    ...{ ids: [1, 2, 3, 4, 5], most: 2, look: (ids: ReadonlySet<number>) => star([...ids], true), done },
    send: async (part: number[]) => {
      sent.push(part);
      if (isDown && part.includes(3)) throw new Error('down');
      store(star(part, true));
      return part.length;
    },
  };
  const all = actions.changeAll(given);
  expect(starred()).toEqual([1, 2, 3, 4, 5]);
  expect(await all).toBe(false);
  expect(sent).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(done).toHaveBeenCalledExactlyOnceWith([2], [1, 2]);
  expect(toasts).toMatchObject([{ message: '2 of 5. down' }]);
  await read();
  expect(starred()).toEqual([1, 2]);
  isDown = false;
  click('Try again');
  await settled();
  expect(sent.slice(2)).toEqual([[3, 4], [5]]);
  expect(done).toHaveBeenLastCalledWith([2, 1], [3, 4, 5]);
  expect(starred()).toEqual([1, 2, 3, 4, 5]);
});

test('each step can be undone at once, and after a pause one toast undoes the whole series', async () => {
  forgetWrites();
  onTestFinished(forgetWrites);
  let place = 0;
  const step = createSteps(() => 'Undo');
  const move = (to: number) => {
    const from = place;
    const takeBack = async () => {
      place = from;
    };
    return step(7, true, async () => {
      place = to;
      return { said: `to ${to}`, takeBack };
    });
  };
  const toasts = () => currentToasts().filter(({ message }) => message.startsWith('to '));
  await move(1);
  await vi.advanceTimersByTimeAsync(stepRestMs - 1);
  await move(2);
  await step(7, true, async () => undefined);
  expect(undoEntries().map(({ message }) => message)).toEqual(['to 2', 'to 1']);
  expect(toasts()).toEqual([]);
  await undoNewest();
  await vi.waitFor(() => expect(place).toBe(1));
  await move(3);
  await vi.advanceTimersByTimeAsync(stepRestMs);
  expect(toasts().map(({ message }) => message)).toEqual(['to 3']);
  toasts()[0]?.action?.run();
  await vi.waitFor(() => expect(place).toBe(0));
});

test('undo shows at once, and a failed undo can be retried', async () => {
  const { read, store, star, starred, actions, click, toasts } = world(1);
  await read();
  await actions.show({ rows: [1], look: star([1], true), send: async () => store(star([1], true)) });
  await read();
  let tries = 0;
  actions.offerUndo('Starred', () =>
    actions.show({ rows: [1], look: star([1], false), send: () => (tries++ === 0 ? Promise.reject(new Error('no')) : Promise.resolve()) }),
  );
  click('Undo');
  expect(starred()).toEqual([]);
  await settled();
  expect([starred(), toasts.at(-1)?.message]).toEqual([[1], 'no']);
  click('Try again');
  await settled();
  expect(starred()).toEqual([]);
});

test('does not apply a change twice when its response was written to the cache by hand', async () => {
  const { read, store, actions, queryClient } = world(1);
  await read();
  const more = { list: ({ rows }: List) => ({ rows: [...rows, { id: 9, isStarred: true }] }) };
  const overlay = overlayOf(queryClient);
  await actions.show({
    look: more,
    send: async (settle) => {
      settle();
      queryClient.setQueryData(queryKey, store(more));
      overlay.stamp(queryKey);
      expect(overlay.read(queryKey, queryClient.getQueryData<List>(queryKey))?.rows).toHaveLength(2);
    },
  });
});

test('clearing the cache drops the changes, so the next person sees none of them', async () => {
  const { read, star, starred, actions, queryClient } = world(1);
  await read();
  void actions.show({ rows: [1], look: star([1], true), send: () => late() });
  queryClient.clear();
  await read();
  expect(starred()).toEqual([]);
});

test('reads the same object for the same response while nothing changes', async () => {
  const { read, star, actions, queryClient } = world(1);
  await read();
  void actions.show({ look: star([1], true), send: () => late() });
  const held = queryClient.getQueryData<List>(queryKey);
  const overlay = overlayOf(queryClient);
  expect(overlay.read(queryKey, held)).toBe(overlay.read(queryKey, held));
});
