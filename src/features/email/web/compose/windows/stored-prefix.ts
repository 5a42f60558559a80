import { readSession } from '#web/session-store.ts';

/** Before the names under which the browser keeps the windows of who is signed in; each account has its own. */
export const storedPrefix = () => `mailCompose:${readSession()?.userData.eid ?? ''}:`;

/** The keys of the windows that the browser keeps for who is signed in. */
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
