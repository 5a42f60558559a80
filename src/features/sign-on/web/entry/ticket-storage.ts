const storageKey = 'signOn';

interface Kept {
  ticket: string;
  /** Where the person wanted to go before signing in. */
  to: string | null;
}

/** Stores the ticket for this tab. Without storage the sign-in can't be completed. */
export function keepTicket(kept: Kept): void {
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
}

/** Returns the stored ticket and removes it. */
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
