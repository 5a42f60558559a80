import { browserStorage } from '#web/browser-storage.ts';
import { emptyContent } from '../draft-content.ts';
import type { ComposeWindow } from './compose-window-state.ts';
import { storedPrefix } from './stored-prefix.ts';

/** Maximum delay of a write; keystrokes within it are batched. */
const writeAfterMs = 150;

/** By storage key, so a person who signs in meanwhile does not get it. */
const waiting = new Map<string, ComposeWindow>();
let timer: ReturnType<typeof setTimeout> | undefined;

const nameOf = (key: string) => storedPrefix() + key;

/** Stores a window in the browser, for a reload or a crash. */
export function storeWindow(kept: ComposeWindow): void {
  if (kept.isLoading) return;
  waiting.set(nameOf(kept.key), kept);
  timer ??= setTimeout(writeWaiting, writeAfterMs);
}

export function forgetWindow(key: string): void {
  waiting.delete(nameOf(key));
  browserStorage.removeItem(nameOf(key));
}

export function writeWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [name, kept] of waiting) {
    try {
      browserStorage.setItem(name, JSON.stringify(kept));
    } catch {
      // Storage is full; the server's version has to do.
    }
  }
  waiting.clear();
}

/** Reads a stored window; null if invalid. */
export function readStoredWindow(key: string): ComposeWindow | null {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(nameOf(key)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('content' in kept) || !('draftKey' in kept)) return null;
    // Windows stored by an older version have fewer fields.
    const { content, answered = null, calls = 0, ...rest } = kept as ComposeWindow;
    return { ...rest, answered, calls, key, content: { ...emptyContent, ...content }, isSending: false };
  } catch {
    return null;
  }
}
