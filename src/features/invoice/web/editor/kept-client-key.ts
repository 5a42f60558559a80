import { randomKey } from '#web/random-key.ts';

/**
 * The mark of a new invoice, by which the server knows a second attempt after an answer that was lost. It outlives a reload as the draft
 * does; the next new invoice has another one.
 */
export function keptClientKey(draftKey: string): { take: () => string; forget: () => void } {
  const name = `atrium.invoice.key.${draftKey}`;
  let key: string | null = null;
  return {
    take() {
      key ??= stored(name) ?? randomKey();
      store(name, key);
      return key;
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
