import { useSyncExternalStore } from 'react';

/** What was typed and is not saved yet. `base`: what the server had when it was begun. */
export interface Draft {
  text: string;
  base: string;
  state: 'typing' | 'saving' | 'failed' | 'conflict';
  /** What somebody else wrote meanwhile. */
  theirs?: string;
}

const prefix = 'kanban draft ';
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();

/** The draft under a name such as `7 title`; also what was typed before a reload. */
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

/** Keeps a draft, here and for after a reload; `undefined` when all of it is saved. */
export function keepDraft(name: string, draft: Draft | undefined): void {
  if (draft) drafts.set(name, draft);
  else drafts.delete(name);
  try {
    if (draft) sessionStorage.setItem(prefix + name, JSON.stringify(draft));
    else sessionStorage.removeItem(prefix + name);
  } catch {
    // Full or forbidden: then it is kept for as long as the page is open.
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
