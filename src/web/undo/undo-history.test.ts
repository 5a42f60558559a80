import { afterEach, expect, test } from 'vitest';
import { addToast, currentToasts, dismissToast } from '#web/toast-queue.ts';
import { forgetWrites, keepWrite, keptWrites, mostWrites, undoEntry } from './undo-history.ts';
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
const states = () => keptWrites().map(({ message, state }) => `${message}: ${state}`);

test('what was done last is taken back first, whether its message is still there or not', async () => {
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

test('the message goes with what it offers; from the message it is taken back as well, once', async () => {
  offered('Card moved', does('card'));
  const [toast] = currentToasts();
  await undoNewest();
  expect(currentToasts()).toEqual([]);
  toast?.action?.run();
  await expect.poll(states).toEqual(['Card moved: takenBack']);
  expect(undone).toEqual(['card']);
});

test('what could not be taken back can be tried again', async () => {
  offered('Card moved', does('card', Promise.resolve(false)));
  await undoNewest();
  await expect.poll(states).toEqual(['Card moved: done']);
  offered('Mail deleted', () => Promise.reject(new Error('no network')));
  await undoNewest();
  await expect.poll(states).toEqual(['Mail deleted: done', 'Card moved: done']);
});

test('what one message tells of together is one write, taken back from the last to the first', async () => {
  const text = (sum: number) => `${sum} moved to trash`;
  const trashed = (count: number, run: () => unknown) =>
    addToast({ message: text(count), counted: { kind: 'trashed', count, text }, action: { label: 'Undo', run, isUndo: true } });
  trashed(1, does('first'));
  trashed(3, does('second'));
  expect(states()).toEqual(['4 moved to trash: done']);
  await undoNewest();
  expect(undone).toEqual(['second', 'first']);
});

test('what cannot be taken back is not kept, and no more than the last twenty are', async () => {
  addToast({ message: 'Copied' });
  addToast({ message: 'Not saved', tone: 'error', action: { label: 'Try again', run: does('again') } });
  expect(keptWrites()).toEqual([]);
  for (let id = 1; id <= mostWrites + 2; id += 1) keepWrite({ id, message: `Write ${id}`, takeBack: does(`${id}`) });
  expect(keptWrites()).toHaveLength(mostWrites);
  expect(keptWrites().at(-1)?.message).toBe('Write 3');
  expect(await undoEntry(1)).toBe(false);
});

let writes = 1000;

/** A write that is sent, and kept once it has its answer. */
function sends(message: string) {
  const end = beginWrite();
  return async (isDone = true) => {
    await null;
    end();
    await null;
    if (isDone) keepWrite({ id: ++writes, message, takeBack: does(message) });
  };
}

test('what was just done is waited for, not what was done before it taken back in its place', async () => {
  offered('Mail deleted', does('mail'));
  const answer = sends('Ticked');
  const undoing = undoNewest();
  await Promise.resolve();
  expect(undone).toEqual([]);
  await answer();
  expect((await undoing)?.message).toBe('Ticked');
  expect(undone).toEqual(['Ticked']);
});

test('what has failed meanwhile is not there to be taken back: what was done before it is', async () => {
  offered('Mail deleted', does('mail'));
  const answer = sends('Ticked');
  const undoing = undoNewest();
  await answer(false);
  expect((await undoing)?.message).toBe('Mail deleted');
});

test('what is done after the key was pressed is not taken back by it', async () => {
  const answer = sends('Ticked');
  const undoing = undoNewest();
  offered('Mail deleted', does('mail'));
  await answer();
  expect((await undoing)?.message).toBe('Ticked');
});

test('what was done last goes first, though the answer of what was done before it came later', async () => {
  const trash = sends('Mail deleted');
  const tick = sends('Ticked');
  await tick();
  await trash();
  await expect.poll(isWriting).toBe(false);
  expect(keptWrites().map(({ message }) => message)).toEqual(['Ticked', 'Mail deleted']);
  expect((await undoNewest())?.message).toBe('Ticked');
});
