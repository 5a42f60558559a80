import { randomKey } from '#web/random-key.ts';

interface TakenKey {
  clientKey: string;
  /** Whether it was sent before: what was typed since is not what the server may have. */
  isRetry: boolean;
}

/**
 * The mark of a new invoice, by which the server knows a second attempt after an answer that was lost. It outlives a reload as the draft
 * does; the next new invoice has another one.
 */
export function keptClientKey(draftKey: string): { take: () => TakenKey; forget: () => void } {
  const name = `atrium.invoice.key.${draftKey}`;
  let key: string | null = null;
  return {
    take() {
      const before = key ?? stored(name);
      key = before ?? randomKey();
      store(name, key);
      return { clientKey: key, isRetry: before !== null };
    },
    forget() {
      key = null;
      store(name, null);
    },
  };
}

function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, key: string | null): void {
  try {
    if (key === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, key);
  } catch {
    // A full or forbidden storage: then it lives as long as the page.
  }
}
