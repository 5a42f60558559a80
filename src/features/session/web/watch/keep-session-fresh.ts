import { refresh } from '#web/api-client.ts';
import { createRefreshAhead } from '#web/refresh-ahead.ts';
import { sharedSession } from '#web/session-store.ts';

const lookEveryMs = 15_000;
const signsOfActivity = ['pointerdown', 'keydown', 'wheel', 'visibilitychange'] as const;

/** Renews the session ahead of its expiry while the person is at it; answers how to stop. */
export function keepSessionFresh(): () => void {
  const ahead = createRefreshAhead({ session: sharedSession, refresh, nowMs: Date.now });
  const look = () => void ahead.look();
  const note = () => {
    if (document.visibilityState === 'visible') ahead.noteActivity();
  };
  look();
  const timer = setInterval(look, lookEveryMs);
  for (const sign of signsOfActivity) document.addEventListener(sign, note, { passive: true });
  return () => {
    clearInterval(timer);
    for (const sign of signsOfActivity) document.removeEventListener(sign, note);
  };
}
