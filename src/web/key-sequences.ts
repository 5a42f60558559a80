import { matchesKeys } from './shortcut-keys.ts';
import type { Shortcut } from './shortcuts.ts';

/** How long the second key may take, in milliseconds. */
const longestPauseMs = 1500;

/**
 * Shortcuts of two keys, one after the other, given with a space between (`g i`). What is half a command does nothing else: a sign that
 * completes none is swallowed.
 * @returns them, to be listed, with what begins them, which has no label
 */
export function keySequences(list: readonly Shortcut[], keyboard: EventTarget = document): Shortcut[] {
  const firsts = new Set(list.map(({ keys }) => keys.slice(0, keys.indexOf(' '))));
  const begins = [...firsts].map((first) => ({
    ...{ keys: first, label: '' },
    run: (event: KeyboardEvent) => {
      const seconds = list.filter(({ keys, when }) => when !== false && keys.startsWith(`${first} `));
      awaitSecond(
        event,
        seconds.map((shortcut) => ({ ...shortcut, keys: shortcut.keys.slice(first.length + 1) })),
        keyboard,
      );
    },
  }));
  return [...list, ...begins];
}

function awaitSecond(first: KeyboardEvent, seconds: readonly Shortcut[], keyboard: EventTarget): void {
  const onKey = (given: Event) => {
    const event = given as KeyboardEvent;
    if (/^(?:Shift|Control|Alt|Meta)$/.test(event.key)) return;
    keyboard.removeEventListener('keydown', onKey, true);
    const isTooLate = event.timeStamp - first.timeStamp > longestPauseMs;
    // Another key than a sign goes its own way, and so does what is typed elsewhere by now.
    if (isTooLate || event.key.length > 1 || event.target !== first.target) return;
    event.preventDefault();
    seconds.find(({ keys }) => matchesKeys(event, keys))?.run(event);
  };
  // Before those who know single keys, which leave alone what was taken.
  keyboard.addEventListener('keydown', onKey, true);
}
