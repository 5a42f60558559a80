import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { changeHub } from '#server/change-hub.ts';
import type { ChangeFeed, Log } from '#server/dependencies.ts';

const shortestPauseMs = 100;
const longestPauseMs = 5000;

/**
 * Listens on one connection for what all servers announce. When that connection is lost it is made anew, and everybody is told to
 * resync, for what was announced meanwhile is lost.
 */
export async function openChangeFeed(connection: pg.ClientConfig, log: Log): Promise<ChangeFeed & { close(): Promise<void> }> {
  const hub = changeHub(log);
  let closed = false;
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client({ ...connection, keepAlive: true });
    next.on('notification', ({ payload }) => hub.receive(payload));
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
      hub.resync();
      return;
    }
  }

  return {
    subscribe: hub.subscribe,
    async close() {
      closed = true;
      await client.end().catch(() => {});
    },
  };
}
