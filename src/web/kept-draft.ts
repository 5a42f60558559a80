/** What was being written and what it began with, so that a reload loses none of it; for this tab alone. */
interface KeptDraft<V> {
  /** Of what is edited. */
  key: string;
  values: V;
  base: V;
  version: number;
}

/** Keeps the one draft of a kind, or none. */
export function keepDraft<V>(storageKey: string, draft: KeptDraft<V> | null): void {
  try {
    if (draft) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // A full or forbidden storage: then it is kept on the page only.
  }
}

/** What was written and not saved. */
export function keptDraft<V>(storageKey: string, key: string): KeptDraft<V> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as KeptDraft<V> | null;
    return draft?.key === key ? draft : null;
  } catch {
    return null;
  }
}
