import type { EventValues } from './event-values.ts';

const storageKey = 'atrium.calendar.draft';

/** What was being written, so that a reload loses none of it; for this tab alone. */
interface KeptDraft {
  /** Of the event, or `new`. */
  key: string;
  values: EventValues;
}

export function keepDraft(draft: KeptDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // A full or forbidden storage: then it is kept on the page only.
  }
}

/** What was written for an event and not saved. */
export function keptDraft(key: string): EventValues | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as KeptDraft | null;
    return draft?.key === key ? draft.values : null;
  } catch {
    return null;
  }
}
