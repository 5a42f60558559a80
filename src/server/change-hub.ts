import type { Change } from '#contract/change.ts';
import type { ChangeFeed, Log } from './dependencies.ts';
import { SessionCache } from './session-cache.ts';

type Tell = (change: Change | 'resync') => void;

/** A change announced to an entity, and when it was received. */
interface Heard {
  atMs: number;
  change: Change;
}

// For a page that reads before its stream is open; after that it refetches everything.
const rememberedMs = 30_000;
const maxRemembered = 500;

/** Forwards changes announced by the database to this process's subscribers. */
export interface ChangeHub extends ChangeFeed {
  /** Handles the payload of a `pg_notify`. */
  receive(payload?: string): void;
  /** Tells subscribers that changes may have been lost. */
  resync(): void;
}

export function changeHub(log: Log, sessions = new SessionCache()): ChangeHub {
  const subscribers = new Map<string, Set<Tell>>();
  const remembered = new Map<string, Heard[]>();
  /** Since this time, nothing was lost. */
  let heardSinceMs = performance.now();

  function remember(entity: string, change: Change): void {
    // Signals aren't replayed: no one wants to learn later that someone was typing.
    if (change.signal !== undefined) return;
    const nowMs = performance.now();
    for (const [other, heard] of remembered) if ((heard.at(-1)?.atMs ?? 0) < nowMs - rememberedMs) remembered.delete(other);
    remembered.set(entity, [...(remembered.get(entity) ?? []), { atMs: nowMs, change }].slice(-maxRemembered));
  }

  /** Returns the changes of the missed time; `resync` if they are no longer remembered. */
  function missed(entity: string, missedMs: number): (Change | 'resync')[] {
    const sinceMs = performance.now() - missedMs;
    const heard = remembered.get(entity) ?? [];
    const [oldest] = heard;
    const isKnown =
      missedMs <= rememberedMs && sinceMs >= heardSinceMs && !(heard.length === maxRemembered && oldest && oldest.atMs > sinceMs);
    return isKnown ? heard.filter(({ atMs }) => atMs >= sinceMs).map(({ change }) => change) : ['resync'];
  }

  /** A failing subscriber must not affect the others. */
  function tellAll(told: Iterable<Tell> | undefined, change: Change | 'resync'): void {
    for (const tell of told ?? []) {
      try {
        tell(change);
      } catch (error) {
        log.warn('change not delivered', { name: error instanceof Error ? error.name : typeof error });
      }
    }
  }

  return {
    sessions,
    receive(payload = '') {
      try {
        const { entity, change } = JSON.parse(payload) as { entity: string; change: Change };
        remember(entity, change);
        tellAll(subscribers.get(entity), change);
      } catch (error) {
        log.error('change not understood', {}, error);
      }
    },
    resync() {
      heardSinceMs = performance.now();
      remembered.clear();
      for (const told of subscribers.values()) tellAll(told, 'resync');
    },
    subscribe(entity, tell, missedMs) {
      const told = subscribers.get(entity) ?? new Set();
      subscribers.set(entity, told.add(tell));
      if (missedMs !== undefined) for (const change of missed(entity, missedMs)) tellAll([tell], change);
      return () => {
        told.delete(tell);
        if (told.size === 0 && subscribers.get(entity) === told) subscribers.delete(entity);
      };
    },
  };
}
