import { browserStorage } from '#web/browser-storage.ts';
import { emptyContent } from '../draft-content.ts';
import type { ComposeWindow } from './compose-window-state.ts';
import { storedPrefix } from './stored-prefix.ts';

/** Several keystrokes are written at once, but nothing waits longer than this. */
const writeAfterMs = 150;

/** By the name under which it is kept: who signs in meanwhile must not get it. */
const waiting = new Map<string, ComposeWindow>();
let timer: ReturnType<typeof setTimeout> | undefined;

const nameOf = (key: string) => storedPrefix() + key;

/** Keeps a window in the browser, for a reload or a crash. */
export function storeWindow(kept: ComposeWindow): void {
  if (kept.isLoading) return;
  waiting.set(nameOf(kept.key), kept);
  timer ??= setTimeout(writeWaiting, writeAfterMs);
}

export function forgetWindow(key: string): void {
  waiting.delete(nameOf(key));
  browserStorage.removeItem(nameOf(key));
}

/** Writes what waits to be written. */
export function writeWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [name, kept] of waiting) {
    try {
      browserStorage.setItem(name, JSON.stringify(kept));
    } catch {
      // No room: what the server has must do.
    }
  }
  waiting.clear();
}

/** A kept window; null for what is none. */
export function readStoredWindow(key: string): ComposeWindow | null {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(nameOf(key)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('content' in kept) || !('draftKey' in kept)) return null;
    // Those of an older version say less.
    const { content, answered = null, calls = 0, ...rest } = kept as ComposeWindow;
    return { ...rest, answered, calls, key, content: { ...emptyContent, ...content }, isSending: false };
  } catch {
    return null;
  }
}
