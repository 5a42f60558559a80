import type { KeyValueStorage } from '#web/browser-storage.ts';
import type { ChatAttachment, ChatMessage } from '../../contract.ts';

/** A message on its way. It goes to a thread, or to a contact who has none yet. */
export interface WaitingMessage {
  /** By which the server knows that it has it already. */
  clientId: string;
  threadId?: number;
  contactId?: number;
  message: string;
  /** The message that it replies to. */
  rootId?: number;
  quoted?: ChatMessage['quoted'] | undefined;
  attachments: ChatAttachment[];
  time: string;
  /** Why it cannot be sent, in the server's words; without one it waits. */
  failure?: string;
}

/** `later`: the server was not reached, so that it is worth trying again. */
export type SendResult = { sent: true } | { sent: false; later: true } | { sent: false; later: false; reason: string };

interface OutboxParts {
  storage: KeyValueStorage;
  /** Under which name the storage keeps the messages: one for each person. */
  key: string;
  send(message: WaitingMessage): Promise<SendResult>;
  /** Ends early when the network is back. */
  wait(ms: number): Promise<void>;
}

export interface Outbox {
  list(): readonly WaitingMessage[];
  add(message: WaitingMessage): void;
  remove(clientId: string): void;
  retry(clientId: string): void;
  /** Goes on with what was left over. */
  start(): void;
  /** Takes over what another tab changed. */
  reload(): void;
  onChange(listen: () => void): () => void;
}

const firstWaitMs = 1000;
const longestWaitMs = 30_000;
const nothing: readonly WaitingMessage[] = [];

/**
 * Keeps messages until the server has them, also over a reload, and sends them one after the other in their order. The storage is
 * the truth, so that tabs share it; what two of them send is one message for the server.
 */
export function createOutbox({ storage, key, send, wait }: OutboxParts): Outbox {
  const listeners = new Set<() => void>();
  let raw: string | null = null;
  let held = nothing;
  let isRunning = false;

  const list = () => {
    const now = storage.getItem(key);
    if (now !== raw) {
      raw = now;
      held = parsed(now);
    }
    return held;
  };
  const tell = () => {
    for (const listen of [...listeners]) listen();
  };
  const keep = (messages: readonly WaitingMessage[]) => {
    if (messages.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(messages));
    tell();
  };
  const remove = (clientId: string) => keep(list().filter((message) => message.clientId !== clientId));
  const setFailure = (clientId: string, reason?: string) =>
    keep(list().map((message) => (message.clientId === clientId ? withFailure(message, reason) : message)));

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    let failures = 0;
    for (let next = nextOf(list()); next; next = nextOf(list())) {
      const result = await send(next);
      if (result.sent) remove(next.clientId);
      else if (!result.later) setFailure(next.clientId, result.reason);
      else await wait(Math.min(longestWaitMs, firstWaitMs * 2 ** failures));
      failures = result.sent || !result.later ? 0 : failures + 1;
    }
    isRunning = false;
  }

  return {
    list,
    add(message) {
      keep([...list(), message]);
      void run();
    },
    remove,
    retry(clientId) {
      setFailure(clientId);
      void run();
    },
    start: () => void run(),
    reload() {
      tell();
      void run();
    },
    onChange(listen) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}

const nextOf = (messages: readonly WaitingMessage[]) => messages.find(({ failure }) => failure === undefined);

function withFailure({ failure: _, ...message }: WaitingMessage, reason: string | undefined): WaitingMessage {
  return reason === undefined ? message : { ...message, failure: reason };
}

function parsed(text: string | null): readonly WaitingMessage[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : nothing;
  } catch {
    return nothing;
  }
}
