import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Change } from '#contract/change.ts';
import type { ChangeFeed, Log } from '#server/dependencies.ts';

type Tell = (change: Change | 'resync') => void;

const shortestPauseMs = 100;
const longestPauseMs = 5000;

/**
 * Listens on one connection for what all servers announce. When that connection is lost it is made anew, and everybody is told to
 * resync, for what was announced meanwhile is lost.
 */
export async function openChangeFeed(connection: pg.ClientConfig, log: Log): Promise<ChangeFeed & { close(): Promise<void> }> {
  const subscribers = new Map<string, Set<Tell>>();
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
      for (const told of subscribers.values()) tellAll(told, 'resync');
      return;
    }
  }

  function receive(payload = ''): void {
    try {
      const { entity, change } = JSON.parse(payload) as { entity: string; change: Change };
      tellAll(subscribers.get(entity), change);
    } catch (error) {
      log.error('change not understood', {}, error);
    }
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
    subscribe(entity, tell) {
      const told = subscribers.get(entity) ?? new Set();
      subscribers.set(entity, told.add(tell));
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
