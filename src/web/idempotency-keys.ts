import { isRefused } from './api-error.ts';
import type { KeyValueStorage } from './browser-storage.ts';
import { randomKey } from './random-key.ts';

/** How long a repeated request counts as a retry. */
const keptMs = 3600_000;
const maxKept = 20;
const place = 'atrium.once';

interface Sent {
  mark: string;
  key: string;
  at: number;
}

/** Sends with an idempotency key. @param what the request and its URL */
export type Once = <T>(what: string, send: (key: string) => Promise<T>) => Promise<T>;

/**
 * Creates idempotency keys for requests that add something. A request without a response may still have been processed, so the same request
 * reuses its key, whether by *Try again*, from a form still open, or after a reload. A completed or different request gets a new key, as
 * does an
 * identical one sent in parallel.
 * @param storage the tab's storage
 */
export function createIdempotencyKeys(storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>, nowMs: () => number): Once {
  const underWay = new Set<string>();
  let unanswered = kept(storage);
  const keep = (list: Sent[]) => {
    unanswered = list.slice(-maxKept);
    try {
      storage.setItem(place, JSON.stringify(unanswered));
    } catch {
      // Storage is full, so the keys live only as long as the page.
    }
  };
  return async (what, send) => {
    const mark = markOf(what);
    const isAgain = (one: Sent) => one.mark === mark && !underWay.has(one.key) && nowMs() - one.at < keptMs;
    const key = unanswered.find(isAgain)?.key ?? randomKey();
    const others = () => unanswered.filter((one) => one.key !== key);
    keep([...others(), { mark, key, at: nowMs() }]);
    underWay.add(key);
    try {
      const answer = await send(key);
      keep(others());
      return answer;
    } catch (error) {
      if (isRefused(error)) keep(others());
      throw error;
    } finally {
      underWay.delete(key);
    }
  };
}

/** Hashes a request so its content isn't stored. On a collision the server rejects the second one. */
function markOf(what: string): string {
  let sum = 7;
  for (let at = 0; at < what.length; at++) sum = (Math.imul(sum, 31) + what.charCodeAt(at)) | 0;
  return `${what.length}.${sum}`;
}

function kept(storage: Pick<KeyValueStorage, 'getItem'>): Sent[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(place) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
