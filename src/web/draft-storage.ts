/** Unsaved form values and their initial values, so a reload loses nothing; limited to this tab. */
interface KeptDraft<V> {
  /** Identifies the edited record. */
  key: string;
  values: V;
  base: V;
  version: number;
}

/** Saves or clears the only draft of a kind. */
export function keepDraft<V>(storageKey: string, draft: KeptDraft<V> | null): void {
  try {
    if (draft) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is full or blocked, so the draft lives only on the page.
  }
}

export function keptDraft<V>(storageKey: string, key: string): KeptDraft<V> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as KeptDraft<V> | null;
    return draft?.key === key ? draft : null;
  } catch {
    return null;
  }
}
