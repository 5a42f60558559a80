import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { changeHub } from '#server/change-hub.ts';
import type { ChangeFeed, Log } from '#server/dependencies.ts';
import { SessionCache } from '#server/session-cache.ts';

const shortestPauseMs = 100;
const longestPauseMs = 5000;
/** How often to check the connection while sessions are in use: several times within the second for which the feed is trusted. */
const checkEveryMs = 250;

/**
 * Listens on one connection for the changes announced by all servers. A lost connection is reopened, and all subscribers get a resync
 * because changes may have been missed. `sessions` drops changed sessions, and trusts the feed only while it responds.
 */
export async function openChangeFeed(
  connection: pg.ClientConfig,
  log: Log,
  sessions = new SessionCache(),
): Promise<ChangeFeed & { close(): Promise<void> }> {
  const hub = changeHub(log, sessions);
  let closed = false;
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client({ ...connection, keepAlive: true });
    next.on('notification', ({ channel, payload }) => (channel === 'atrium' ? hub.receive(payload) : sessions.invalidate(payload ?? '')));
    next.on('error', () => {});
    try {
      await next.connect();
      const sinceMs = performance.now();
      await next.query('listen atrium; listen atrium_sessions');
      sessions.connected(sinceMs);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    next.once('end', () => {
      sessions.disconnected();
      void reconnect();
    });
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

  let isChecking = false;
  /** A response proves that earlier notifications have arrived, because they come in order. A lost connection doesn't respond. */
  async function check(): Promise<void> {
    if (isChecking || !sessions.isInUse()) return;
    isChecking = true;
    const askedAtMs = performance.now();
    await client.query('select 1').then(
      () => sessions.heard(askedAtMs),
      () => undefined,
    );
    isChecking = false;
  }
  const checks = setInterval(() => void check(), checkEveryMs);
  checks.unref();

  return {
    subscribe: hub.subscribe,
    sessions,
    async close() {
      closed = true;
      clearInterval(checks);
      await client.end().catch(() => {});
    },
  };
}
