import { beforeEach, expect, test } from 'vitest';
import { keySequences } from './key-sequences.ts';
import { matchesKeys } from './shortcut-keys.ts';

type Listener = (event: Event) => void;

/** Calls capture listeners first, like a document. */
class Keyboard extends EventTarget {
  readonly capturing = new Set<Listener>();
  override addEventListener(_type: string, listener: unknown): void {
    this.capturing.add(listener as Listener);
  }
  override removeEventListener(_type: string, listener: unknown): void {
    this.capturing.delete(listener as Listener);
  }
}

let keyboard = new Keyboard();
let ran: string[] = [];
beforeEach(() => {
  keyboard = new Keyboard();
  ran = [];
});
const shortcut = (keys: string) => ({ keys, label: keys, run: () => void ran.push(keys) });
const list = () => [...keySequences(['g i', 'g t', '* a'].map(shortcut), keyboard), shortcut('i')];

/** Returns whether the key was left to others. */
function press(key: string, timeStamp: number, shiftKey = false): boolean {
  let isTaken = false;
  const modifiers = { code: '', shiftKey, ctrlKey: false, metaKey: false, altKey: false };
  const event = { key, timeStamp, ...modifiers, target: keyboard, preventDefault: () => (isTaken = true) } as unknown as KeyboardEvent;
  for (const listener of [...keyboard.capturing]) listener(event);
  if (!isTaken) {
    list()
      .find(({ keys }) => matchesKeys(event, keys))
      ?.run(event);
  }
  return !isTaken;
}

test('two keys in sequence run one command, and the second alone runs its own', () => {
  for (const [at, key] of ['g', 'i', 'i'].entries()) press(key, at);
  expect(ran).toEqual(['g i', 'i']);
});

test('a held modifier key does not end the sequence', () => {
  press('Shift', 0, true);
  press('*', 10, true);
  press('Shift', 20, true);
  press('a', 30);
  expect(ran).toEqual(['* a']);
});

test('an incomplete sequence does nothing, with a different letter or too late', () => {
  press('g', 0);
  expect(press('x', 100)).toBe(false);
  press('t', 200);
  press('g', 1000);
  press('t', 9000);
  expect(ran).toEqual([]);
});

test('a non-character key cancels the sequence and keeps its function', () => {
  press('g', 0);
  expect(press('Escape', 100)).toBe(true);
  press('t', 200);
  expect(ran).toEqual([]);
});
