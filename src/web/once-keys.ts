import { isRefused } from './api-error.ts';
import type { KeyValueStorage } from './browser-storage.ts';
import { randomKey } from './random-key.ts';

/** For how long what is sent again is taken for the same thing. */
const keptMs = 3600_000;
const mostKept = 20;
const place = 'atrium.once';

/** Something that was sent and has no answer so far. */
interface Sent {
  mark: string;
  key: string;
  at: number;
}

/** Sends under a key. @param what is sent, and to where */
export type Once = <T>(what: string, send: (key: string) => Promise<T>) => Promise<T>;

/**
 * Gives calls that add something the keys under which they are done once. What got no answer may have been done all the same: when the same is
 * sent again, by *Try again*, from a form that is still open, or after a reload, it has the same key. What was answered, and what is another
 * thing, has a new one, as has the same that is sent while the first is under way.
 * @param storage of the tab
 */
export function createOnce(storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>, nowMs: () => number): Once {
  const underWay = new Set<string>();
  let unanswered = kept(storage);
  const keep = (list: Sent[]) => {
    unanswered = list.slice(-mostKept);
    try {
      storage.setItem(place, JSON.stringify(unanswered));
    } catch {
      // A full storage: then they live as long as the page.
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

/** Tells apart what is sent without keeping it: two that are alike by chance are told apart by the server, which refuses the second. */
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
