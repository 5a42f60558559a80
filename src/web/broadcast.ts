export interface Broadcast<T> {
  /** Reaches the other tabs of this origin, not this one. */
  send(message: T): void;
  close(): void;
}

/** Talks to the other tabs; where BroadcastChannel is missing each tab is on its own. */
export function openBroadcast<T>(name: string, onMessage: (message: T) => void): Broadcast<T> {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<T>) => onMessage(event.data);
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}
