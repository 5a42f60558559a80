import { afterEach, expect, test } from 'vitest';
import { addToast, currentToasts, dismissToast } from '#web/toast-queue.ts';
import { forgetWrites, keepWrite, maxWrites, undoEntries, undoEntry } from './undo-history.ts';
import { undoNewest } from './undo-newest.ts';
import { beginWrite, isWriting } from './writes-under-way.ts';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  forgetWrites();
});

const undone: string[] = [];
afterEach(() => undone.splice(0));
const does = (what: string, result?: unknown) => () => {
  undone.push(what);
  return result;
};
const offered = (message: string, run: () => unknown) => addToast({ message, action: { label: 'Undo', run, isUndo: true } });
const states = () => undoEntries().map(({ message, state }) => `${message}: ${state}`);

test('undoes the latest action first, whether or not its toast is still shown', async () => {
  offered('Card moved', does('card'));
  offered('Mail deleted', does('mail'));
  for (const { id } of currentToasts()) dismissToast(id);
  expect((await undoNewest())?.message).toBe('Mail deleted');
  expect((await undoNewest())?.message).toBe('Card moved');
  expect(await undoNewest()).toBeUndefined();
  expect(undone).toEqual(['mail', 'card']);
  await Promise.resolve();
  await expect.poll(states).toEqual(['Mail deleted: takenBack', 'Card moved: takenBack']);
});

test('undo dismisses the toast, and the action of the toast undoes only once', async () => {
  offered('Card moved', does('card'));
  const [toast] = currentToasts();
  await undoNewest();
  expect(currentToasts()).toEqual([]);
  toast?.action?.run();
  await expect.poll(states).toEqual(['Card moved: takenBack']);
  expect(undone).toEqual(['card']);
});

test('a failed undo can be retried', async () => {
  offered('Card moved', does('card', Promise.resolve(false)));
  await undoNewest();
  await expect.poll(states).toEqual(['Card moved: done']);
  offered('Mail deleted', () => Promise.reject(new Error('no network')));
  await undoNewest();
  await expect.poll(states).toEqual(['Mail deleted: done', 'Card moved: done']);
});

test('actions merged into one toast are a single entry, undone from last to first', async () => {
  const text = (sum: number) => `${sum} moved to trash`;
  const trashed = (count: number, run: () => unknown) =>
    addToast({ message: text(count), counted: { kind: 'trashed', count, text }, action: { label: 'Undo', run, isUndo: true } });
  trashed(1, does('first'));
  trashed(3, does('second'));
  expect(states()).toEqual(['4 moved to trash: done']);
  await undoNewest();
  expect(undone).toEqual(['second', 'first']);
});

test('keeps only undoable actions, and at most the last twenty', async () => {
  addToast({ message: 'Copied' });
  addToast({ message: 'Not saved', tone: 'error', action: { label: 'Try again', run: does('again') } });
  expect(undoEntries()).toEqual([]);
  for (let id = 1; id <= maxWrites + 2; id += 1) keepWrite({ id, message: `Write ${id}`, takeBack: does(`${id}`) });
  expect(undoEntries()).toHaveLength(maxWrites);
  expect(undoEntries().at(-1)?.message).toBe('Write 3');
  expect(await undoEntry(1)).toBe(false);
});

let writes = 1000;

/** Starts a write whose undo is recorded after its response. */
function sends(message: string) {
  const end = beginWrite();
  return async (isDone = true) => {
    await null;
    end();
    await null;
    if (isDone) keepWrite({ id: ++writes, message, takeBack: does(message) });
  };
}

test('waits for the latest action instead of undoing an earlier one', async () => {
  offered('Mail deleted', does('mail'));
  const answer = sends('Ticked');
  const undoing = undoNewest();
  await Promise.resolve();
  expect(undone).toEqual([]);
  await answer();
  expect((await undoing)?.message).toBe('Ticked');
  expect(undone).toEqual(['Ticked']);
});

test('undoes the previous action when the latest one fails', async () => {
  offered('Mail deleted', does('mail'));
  const answer = sends('Ticked');
  const undoing = undoNewest();
  await answer(false);
  expect((await undoing)?.message).toBe('Mail deleted');
});

test('does not undo an action performed after the key press', async () => {
  const answer = sends('Ticked');
  const undoing = undoNewest();
  offered('Mail deleted', does('mail'));
  await answer();
  expect((await undoing)?.message).toBe('Ticked');
});

test('undoes the latest action first, even when the response of an earlier one arrives later', async () => {
  const trash = sends('Mail deleted');
  const tick = sends('Ticked');
  await tick();
  await trash();
  await expect.poll(isWriting).toBe(false);
  expect(undoEntries().map(({ message }) => message)).toEqual(['Ticked', 'Mail deleted']);
  expect((await undoNewest())?.message).toBe('Ticked');
});
