import { afterEach, expect, test } from 'vitest';
import { addToast, currentToasts, dismissToast } from '#web/toast-queue.ts';
import { forgetWrites, keepWrite, keptWrites, mostWrites, takeBackWrite } from './undo-history.ts';
import { undoNewest } from './undo-newest.ts';

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
  expect(undoNewest()?.message).toBe('Mail deleted');
  expect(undoNewest()?.message).toBe('Card moved');
  expect(undoNewest()).toBeUndefined();
  expect(undone).toEqual(['mail', 'card']);
  await Promise.resolve();
  await expect.poll(states).toEqual(['Mail deleted: takenBack', 'Card moved: takenBack']);
});

test('the message goes with what it offers; from the message it is taken back as well, once', async () => {
  offered('Card moved', does('card'));
  const [toast] = currentToasts();
  undoNewest();
  expect(currentToasts()).toEqual([]);
  toast?.action?.run();
  await expect.poll(states).toEqual(['Card moved: takenBack']);
  expect(undone).toEqual(['card']);
});

test('what could not be taken back can be tried again', async () => {
  offered('Card moved', does('card', Promise.resolve(false)));
  undoNewest();
  await expect.poll(states).toEqual(['Card moved: done']);
  offered('Mail deleted', () => Promise.reject(new Error('no network')));
  undoNewest();
  await expect.poll(states).toEqual(['Mail deleted: done', 'Card moved: done']);
});

test('what one message tells of together is one write, taken back from the last to the first', async () => {
  const text = (sum: number) => `${sum} moved to trash`;
  const trashed = (count: number, run: () => unknown) =>
    addToast({ message: text(count), counted: { kind: 'trashed', count, text }, action: { label: 'Undo', run, isUndo: true } });
  trashed(1, does('first'));
  trashed(3, does('second'));
  expect(states()).toEqual(['4 moved to trash: done']);
  undoNewest();
  expect(undone).toEqual(['second', 'first']);
});

test('what cannot be taken back is not kept, and no more than the last twenty are', async () => {
  addToast({ message: 'Copied' });
  addToast({ message: 'Not saved', tone: 'error', action: { label: 'Try again', run: does('again') } });
  expect(keptWrites()).toEqual([]);
  for (let id = 1; id <= mostWrites + 2; id += 1) keepWrite({ id, message: `Write ${id}`, takeBack: does(`${id}`) });
  expect(keptWrites()).toHaveLength(mostWrites);
  expect(keptWrites().at(-1)?.message).toBe('Write 3');
  expect(await takeBackWrite(1)).toBe(false);
});
