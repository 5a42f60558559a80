import { afterEach, expect, test } from 'vitest';
import { addToast, currentToasts, dismissToast } from './toast-queue.ts';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

const messages = () => currentToasts().map(({ message }) => message);
const trashed = (count: number, run: () => void) => ({
  ...{ message: `${count} moved to trash`, action: { label: 'Undo', run } },
  counted: { kind: 'trashed', count, text: (sum: number) => `${sum} moved to trash` },
});

test('replaces an identical toast', () => {
  addToast({ message: 'Copied' });
  addToast({ message: 'Saved' });
  addToast({ message: 'Copied' });
  expect(messages()).toEqual(['Saved', 'Copied']);
});

test('adds up toasts of the same kind, and Undo reverts all, the last first', () => {
  const undone: string[] = [];
  addToast(trashed(1, () => undone.push('first')));
  addToast(trashed(3, () => undone.push('second')));
  expect(messages()).toEqual(['4 moved to trash']);
  currentToasts()[0]?.action?.run();
  expect(undone).toEqual(['second', 'first']);
});

test('does not merge errors with successes, or undoable toasts with others', () => {
  addToast({ message: 'Sent', tone: 'success' });
  addToast({ message: 'Sent', tone: 'error' });
  addToast(trashed(1, () => undefined));
  addToast({ ...trashed(1, () => undefined), action: { label: 'Try again', run: () => undefined } });
  expect(messages()).toHaveLength(4);
});

test('does not add to a dismissed toast', () => {
  addToast(trashed(2, () => undefined));
  dismissToast(currentToasts()[0]?.id ?? 0);
  addToast(trashed(1, () => undefined));
  expect(messages()).toEqual(['1 moved to trash']);
});
