import { readSession } from '#web/session-store.ts';

/** Storage key prefix for the compose windows of the signed-in person; each account has its own. */
export const storedPrefix = () => `mailCompose:${readSession()?.userData.eid ?? ''}:`;

/** Returns the keys of the signed-in person's stored windows. */
export function storedKeys(): string[] {
  try {
    const prefix = storedPrefix();
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
      .sort();
  } catch {
    return [];
  }
}
