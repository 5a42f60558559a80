import { randomKey } from '#web/random-key.ts';

interface TakenKey {
  clientKey: string;
  /** Whether it was sent before; the server may have an older version of the input. */
  isRetry: boolean;
}

/**
 * Idempotency key of a new invoice, by which the server recognizes a retry after a lost response. It survives a reload, like the
 * draft; the next new invoice gets another one.
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
    // Without usable storage, the key lives as long as the page.
  }
}
