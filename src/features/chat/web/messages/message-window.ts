import type { ChatMessage } from '../../contract.ts';

/** A stretch of a thread's messages without gaps, in the order of time. */
export interface MessageWindow {
  messages: ChatMessage[];
  hasBefore: boolean;
  hasAfter: boolean;
}

/** As many messages are kept, and in the page: those farthest from where new ones came in are let go. */
export const longestWindow = 200;

/** With older messages in front. */
export function withOlder(window: MessageWindow, older: MessageWindow): MessageWindow {
  const all = joined(older.messages, window.messages);
  const messages = all.slice(0, longestWindow);
  return { messages, hasBefore: older.hasBefore, hasAfter: window.hasAfter || messages.length < all.length };
}

/** With newer messages behind. */
export function withNewer(window: MessageWindow, newer: MessageWindow): MessageWindow {
  const all = joined(window.messages, newer.messages);
  const messages = all.slice(-longestWindow);
  return { messages, hasBefore: window.hasBefore || messages.length < all.length, hasAfter: newer.hasAfter };
}

/**
 * The window as it is now, brought up to date by what was read anew since: also by what was said before an own message whose answer
 * came first. Where it came to the end of the thread it goes on to do so; a window that was changed for another meanwhile only takes
 * over what both hold.
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

/** With one message added at the end or put in its place; unchanged when it lies outside. */
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
 * Up to which message whoever reads at the end of a thread has seen it. The row of the chat may know of a message, and count it, before
 * it stands among the others: nothing more is seen until it does, or else that one would never be.
 * @param newestId the newest message that the row of the chat knows of
 */
export function seenUpTo(shown: Shown | undefined, newestId: number | undefined): number | undefined {
  if (!shown || shown.hasAfter) return newestId;
  const lastId = shown.messages.at(-1)?.id;
  return lastId !== undefined && lastId >= (newestId ?? 0) ? lastId : undefined;
}
