import { useSyncExternalStore } from 'react';

/** An unsaved draft. `base` is the server's value when typing started. */
export interface Draft {
  text: string;
  base: string;
  state: 'typing' | 'saving' | 'failed' | 'conflict';
  /** Someone else's version, in a conflict. */
  theirs?: string;
}

const prefix = 'kanban draft ';
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();

/** Returns the draft saved under a key such as `7 title`, including drafts from before a reload. */
export function readDraft(name: string): Draft | undefined {
  const held = drafts.get(name);
  if (held) return held;
  try {
    const stored = sessionStorage.getItem(prefix + name);
    if (!stored) return undefined;
    const { text, base } = JSON.parse(stored) as Draft;
    const draft: Draft = { text, base, state: 'typing' };
    drafts.set(name, draft);
    return draft;
  } catch {
    return undefined;
  }
}

/** Saves a draft in memory and in storage, so that it survives a reload; `undefined` removes it once saved. */
export function keepDraft(name: string, draft: Draft | undefined): void {
  if (draft) drafts.set(name, draft);
  else drafts.delete(name);
  try {
    if (draft) sessionStorage.setItem(prefix + name, JSON.stringify(draft));
    else sessionStorage.removeItem(prefix + name);
  } catch {
    // Storage is full or blocked: the draft lasts as long as the page is open.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDraft(name: string): Draft | undefined {
  return useSyncExternalStore(subscribe, () => readDraft(name));
}
