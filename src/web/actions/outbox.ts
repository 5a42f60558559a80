import { ApiError } from '../api-error.ts';
import type { KeyValueStorage } from '../browser-storage.ts';
import { onReconnect } from '../connection.ts';

export interface Waiting {
  /** The idempotency key by which the server recognizes what it already has. */
  clientId: string;
  /** Why the server rejected it, in the server's words; undefined while it is waiting. */
  failure?: string;
}

/** `later`: the server wasn't reached, so a retry is worthwhile. */
export type SendResult = { sent: true } | { sent: false; later: true } | { sent: false; later: false; reason: string };

interface OutboxParts<T extends Waiting> {
  storage: KeyValueStorage;
  /** The storage key; one per person. */
  key: string;
  send(item: T): Promise<SendResult>;
  /** Resolves early when the network is back. */
  wait(ms: number): Promise<void>;
  /** Lets only one tab send at a time. Without locks, each tab sends and the server deduplicates. */
  locks?: Pick<LockManager, 'request'> | undefined;
}

export interface Outbox<T extends Waiting> {
  list(): readonly T[];
  add(item: T): void;
  /** Replaces an item in place, for example when part of it was rejected. */
  replace(clientId: string, item: T): void;
  remove(clientId: string): void;
  retry(clientId: string): void;
  /** Resumes sending leftover items. */
  start(): void;
  /** Loads the changes of another tab. */
  reload(): void;
  onChange(listen: () => void): () => void;
}

const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/**
 * Stores items until the server has them, across reloads, and sends them one after another in order. Tabs share the storage as the source
 * of
 * truth. Every item carries an idempotency key, so resending it is safe.
 */
export function createOutbox<T extends Waiting>({ storage, key, send, wait, locks }: OutboxParts<T>): Outbox<T> {
  const listeners = new Set<() => void>();
  let raw: string | null = null;
  let held: readonly T[] = [];
  let isRunning = false;

  let overflow: readonly T[] | undefined;

  const list = () => {
    if (overflow) return overflow;
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
  const keep = (items: readonly T[]) => {
    try {
      if (items.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(items));
      overflow = undefined;
    } catch {
      // The storage is full, so the items live only as long as the page.
      overflow = items;
    }
    tell();
  };
  const remove = (clientId: string) => keep(list().filter((message) => message.clientId !== clientId));
  const setFailure = (clientId: string, reason?: string) =>
    keep(list().map((message) => (message.clientId === clientId ? withFailure(message, reason) : message)));

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      if (locks) await locks.request(key, sendAll);
      else await sendAll();
    } finally {
      isRunning = false;
    }
  }

  async function sendAll(): Promise<void> {
    let failures = 0;
    for (let next = nextOf(list()); next; next = nextOf(list())) {
      const result = await send(next);
      if (result.sent) remove(next.clientId);
      else if (!result.later) setFailure(next.clientId, result.reason);
      else await wait(Math.min(longestWaitMs, firstWaitMs * 2 ** failures));
      failures = result.sent || !result.later ? 0 : failures + 1;
    }
  }

  return {
    list,
    add(message) {
      keep([...list(), message]);
      void run();
    },
    remove,
    replace: (clientId, item) => keep(list().map((one) => (one.clientId === clientId ? item : one))),
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

const nextOf = <T extends Waiting>(items: readonly T[]) => items.find(({ failure }) => failure === undefined);

function withFailure<T extends Waiting>({ failure: _, ...item }: T, reason: string | undefined): T {
  return { ...item, ...(reason !== undefined && { failure: reason }) } as T;
}

function parsed<T extends Waiting>(text: string | null): readonly T[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Waits for `ms`, or until the server is reachable again. */
export function waitForNetwork(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stop = onReconnect(end);
    window.addEventListener('online', end);
  });
}

/** Whether a request failed temporarily, without a response or with one that says "not now", and should be retried. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 502);
}
