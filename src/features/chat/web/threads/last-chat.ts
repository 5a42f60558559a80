import { browserStorage } from '#web/browser-storage.ts';
import { readSession } from '#web/session-store.ts';

const key = () => `chatLast:${readSession()?.userData.eid}`;

/** The thread that this person read last in this browser. */
export function lastChat(): number | undefined {
  const id = Number(browserStorage.getItem(key()));
  return id > 0 ? id : undefined;
}

export const keepLastChat = (threadId: number) => browserStorage.setItem(key(), String(threadId));
