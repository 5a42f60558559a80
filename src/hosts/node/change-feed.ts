import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { changeHub } from '#server/change-hub.ts';
import type { ChangeFeed, Log } from '#server/dependencies.ts';
import { SessionCache } from '#server/session-cache.ts';

const shortestPauseMs = 100;
const longestPauseMs = 5000;
/** How often the connection is asked whether it lives, while sessions are looked up: several times in the second for which it is trusted. */
const checkEveryMs = 250;

/**
 * Listens on one connection for what all servers announce. When that connection is lost it is made anew, and everybody is told to
 * resync, for what was announced meanwhile is lost. `sessions` forgets what has changed, and trusts the feed only while it answers.
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
  /** What was told before the connection answers has been heard by then: both come one after the other. A lost one answers nothing. */
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
