const storageKey = 'signOn';

interface Kept {
  ticket: string;
  /** Where somebody wanted to go when they were asked to sign in. */
  to: string | null;
}

/** Keeps, for this tab, what the provider's answer is taken with; what the browser refuses to keep is not taken back. */
export function keepTicket(kept: Kept): void {
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
}

/** What was kept; it counts once. */
export function takeTicket(): Kept | null {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    sessionStorage.removeItem(storageKey);
    if (typeof read !== 'object' || read === null || !('ticket' in read)) return null;
    return { ticket: String(read.ticket), to: 'to' in read && typeof read.to === 'string' ? read.to : null };
  } catch {
    return null;
  }
}
