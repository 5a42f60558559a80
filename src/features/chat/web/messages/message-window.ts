import type { ChatMessage } from '../../contract.ts';

/** A gapless window of a thread's messages in chronological order. */
export interface MessageWindow {
  messages: ChatMessage[];
  hasBefore: boolean;
  hasAfter: boolean;
}

/** Maximum number of messages held and rendered; those farthest from the newly loaded ones are pruned. */
export const longestWindow = 200;

export function withOlder(window: MessageWindow, older: MessageWindow): MessageWindow {
  const all = joined(older.messages, window.messages);
  const messages = all.slice(0, longestWindow);
  return { messages, hasBefore: older.hasBefore, hasAfter: window.hasAfter || messages.length < all.length };
}

export function withNewer(window: MessageWindow, newer: MessageWindow): MessageWindow {
  const all = joined(window.messages, newer.messages);
  const messages = all.slice(-longestWindow);
  return { messages, hasBefore: window.hasBefore || messages.length < all.length, hasAfter: newer.hasAfter };
}

/**
 * Updates the current window with a refetched one, including messages sent before the user's own whose response arrived first.
 * A window that reached the end of the thread still does; one that moved in the meantime only takes over messages both contain.
 */
export function withRefreshed(window: MessageWindow, fresh: MessageWindow): MessageWindow {
  const [firstId, lastId] = [window.messages[0]?.id ?? 0, window.messages.at(-1)?.id ?? 0];
  const byId = new Map(window.messages.map((message) => [message.id, message]));
  for (const message of fresh.messages) if (message.id >= firstId && message.id <= lastId) byId.set(message.id, message);
  const messages = [...byId.values()].sort((one, other) => one.id - other.id);
  const reachesOn = !window.hasAfter && (lastId === 0 || fresh.messages.some(({ id }) => id === lastId));
  const after = reachesOn ? fresh.messages.filter(({ id }) => id > lastId) : [];
  return withNewer({ ...window, messages }, { messages: after, hasBefore: true, hasAfter: reachesOn ? fresh.hasAfter : window.hasAfter });
}

/** Appends a message or replaces it in place; returns the window unchanged if the message is outside. */
export function withMessage(window: MessageWindow, message: ChatMessage): MessageWindow {
  if (window.messages.some(({ id }) => id === message.id)) {
    return { ...window, messages: window.messages.map((one) => (one.id === message.id ? message : one)) };
  }
  const lastId = window.messages.at(-1)?.id ?? 0;
  return window.hasAfter || message.id < lastId ? window : withNewer(window, { messages: [message], hasBefore: true, hasAfter: false });
}

function joined(first: readonly ChatMessage[], second: readonly ChatMessage[]): ChatMessage[] {
  const lastId = first.at(-1)?.id ?? 0;
  return [...first, ...second.filter(({ id }) => id > lastId)];
}

interface Shown {
  hasAfter: boolean;
  messages: readonly { id: number }[];
}

/**
 * Returns the id up to which a reader at the end of a thread has seen its messages. The thread list may already count a message that isn't
 * rendered yet; until it is, nothing more is marked as seen, or that message never would be.
 * @param newestId Id of the newest message the thread list knows of.
 */
export function seenUpTo(shown: Shown | undefined, newestId: number | undefined): number | undefined {
  if (!shown || shown.hasAfter) return newestId;
  const lastId = shown.messages.at(-1)?.id;
  return lastId !== undefined && lastId >= (newestId ?? 0) ? lastId : undefined;
}
