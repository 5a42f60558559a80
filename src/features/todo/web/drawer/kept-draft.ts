import type { TodoValues } from './todo-values.ts';

const storageKey = 'atrium.todo.draft';

/** What was being written and what it began with, so that a reload loses none of it; for this tab alone. */
export interface KeptDraft {
  /** Of the to-do, or `new`. */
  key: string;
  values: TodoValues;
  base: TodoValues;
  version: number;
}

export function keepDraft(draft: KeptDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // A full or forbidden storage: then it is kept on the page only.
  }
}

/** What was written for a to-do and not saved. */
export function keptDraft(key: string): KeptDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as KeptDraft | null;
    return draft?.key === key ? draft : null;
  } catch {
    return null;
  }
}
