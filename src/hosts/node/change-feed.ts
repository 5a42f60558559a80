import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Change } from '#contract/change.ts';
import type { ChangeFeed, Log } from '#server/dependencies.ts';

type Tell = (change: Change | 'resync') => void;

/** What was announced to an entity, and when it was heard. */
interface Heard {
  atMs: number;
  change: Change;
}

// For a page that reads before its stream is open; longer than that it reads all anew.
const rememberedMs = 30_000;
const mostRemembered = 500;
const shortestPauseMs = 100;
const longestPauseMs = 5000;

/**
 * Listens on one connection for what all servers announce. When that connection is lost it is made anew, and everybody is told to
 * resync, for what was announced meanwhile is lost.
 */
export async function openChangeFeed(connection: pg.ClientConfig, log: Log): Promise<ChangeFeed & { close(): Promise<void> }> {
  const subscribers = new Map<string, Set<Tell>>();
  const remembered = new Map<string, Heard[]>();
  /** Since when nothing was lost. */
  let heardSinceMs = performance.now();
  let closed = false;
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client({ ...connection, keepAlive: true });
    next.on('notification', ({ payload }) => receive(payload));
    next.on('error', () => {});
    try {
      await next.connect();
      await next.query('listen atrium');
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    next.once('end', () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    if (!closed) log.warn('change feed lost');
    for (let pauseMs = shortestPauseMs; !closed; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      await pause(pauseMs, undefined, { ref: false });
      if (closed) return;
      const next = await listen().catch(() => null);
      if (!next) continue;
      client = next;
      if (closed) return void (await next.end());
      log.info('change feed restored');
      heardSinceMs = performance.now();
      remembered.clear();
      for (const told of subscribers.values()) tellAll(told, 'resync');
      return;
    }
  }

  function receive(payload = ''): void {
    try {
      const { entity, change } = JSON.parse(payload) as { entity: string; change: Change };
      remember(entity, change);
      tellAll(subscribers.get(entity), change);
    } catch (error) {
      log.error('change not understood', {}, error);
    }
  }

  function remember(entity: string, change: Change): void {
    // A signal is of the moment: nobody wants to hear later that somebody was typing.
    if (change.signal !== undefined) return;
    const nowMs = performance.now();
    for (const [other, heard] of remembered) if ((heard.at(-1)?.atMs ?? 0) < nowMs - rememberedMs) remembered.delete(other);
    remembered.set(entity, [...(remembered.get(entity) ?? []), { atMs: nowMs, change }].slice(-mostRemembered));
  }

  /** What was announced in that time; `resync` when that is not known any more. */
  function missed(entity: string, missedMs: number): (Change | 'resync')[] {
    const sinceMs = performance.now() - missedMs;
    const heard = remembered.get(entity) ?? [];
    const [oldest] = heard;
    const isKnown =
      missedMs <= rememberedMs && sinceMs >= heardSinceMs && !(heard.length === mostRemembered && oldest && oldest.atMs > sinceMs);
    return isKnown ? heard.filter(({ atMs }) => atMs >= sinceMs).map(({ change }) => change) : ['resync'];
  }

  /** One subscriber that fails keeps nothing from the others. */
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
    subscribe(entity, tell, missedMs) {
      const told = subscribers.get(entity) ?? new Set();
      subscribers.set(entity, told.add(tell));
      if (missedMs !== undefined) for (const change of missed(entity, missedMs)) tellAll([tell], change);
      return () => {
        told.delete(tell);
        if (told.size === 0 && subscribers.get(entity) === told) subscribers.delete(entity);
      };
    },
    async close() {
      closed = true;
      await client.end().catch(() => {});
    },
  };
}
