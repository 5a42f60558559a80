import type { Refresh } from './refresh.ts';
import type { SessionStorage } from './session-storage.ts';

interface AheadParts {
  session: Pick<SessionStorage, 'read'>;
  refresh: Pick<Refresh, 'after'>;
  nowMs: () => number;
}

const shareOfLife = 0.8;
const activeForMs = 5 * 60_000;

/** Refreshes the session before its access token expires; checked by polling. */
export function createRefreshAhead({ session, refresh, nowMs }: AheadParts) {
  let token = '';
  let seenAtMs = 0;
  let activeAtMs = nowMs();

  return {
    noteActivity() {
      activeAtMs = nowMs();
    },
    /** Call every few seconds. Does nothing while the user is away, so their session may end. */
    async look(): Promise<void> {
      const held = session.read();
      if (!held) return;
      if (held.accessToken !== token) {
        token = held.accessToken;
        seenAtMs = nowMs();
      }
      // Measured from when this tab first saw the token, because server and client clocks may differ.
      const isDue = nowMs() - seenAtMs >= lifeMs(token) * shareOfLife;
      if (!isDue || nowMs() - activeAtMs > activeForMs) return;
      // Unreachable: the next request reports it.
      await refresh.after(token).catch(() => false);
    },
  };
}

/** Returns a JWT's lifetime from issue to expiry; infinite if it has none. */
function lifeMs(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { iat: number; exp: number };
    const life = (exp - iat) * 1000;
    return life > 0 ? life : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
