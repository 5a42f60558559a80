import { matchesKeys } from './shortcut-keys.ts';
import type { Shortcut } from './shortcuts.ts';

/** Maximum pause before the second key, in milliseconds. */
const longestPauseMs = 1500;

/**
 * Registers two-key shortcuts, written with a space (`g i`). The first key does nothing by itself, and a character that completes no
 * sequence
 * is swallowed.
 * @returns the shortcuts to list, including the first keys, which have no label
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
    // Non-character keys keep their function, as does typing in a different element.
    if (isTooLate || event.key.length > 1 || event.target !== first.target) return;
    event.preventDefault();
    seconds.find(({ keys }) => matchesKeys(event, keys))?.run(event);
  };
  // In the capture phase, before single-key shortcuts, which ignore handled keys.
  keyboard.addEventListener('keydown', onKey, true);
}
