export interface Broadcast<T> {
  /** Sends to the other tabs of this origin, not to this one. */
  send(message: T): void;
  close(): void;
}

/** Opens a channel to the other tabs; does nothing without BroadcastChannel. */
export function openBroadcast<T>(name: string, onMessage: (message: T) => void): Broadcast<T> {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<T>) => onMessage(event.data);
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}
