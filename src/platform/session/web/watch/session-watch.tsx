import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { call, refresh } from '#web/api-client.ts';
import { useLayout } from '#web/layout-store.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { createRefreshAhead } from '#web/refresh-ahead.ts';
import { onSessionChange, readSession, sharedSession } from '#web/session-store.ts';
import { chooseLanguage } from '../../contract.ts';

const SessionEndedDialog = lazyPart(() => import('./session-ended-dialog.tsx').then((loaded) => loaded.SessionEndedDialog));

/** Stands beside the pages once: keeps the session fresh, and asks for the password over the page when it has ended. */
export function SessionWatch() {
  const hasEnded = useSyncExternalStore(refresh.onEndedChange, refresh.hasEnded);
  const queryClient = useQueryClient();
  const hadEndedRef = useRef(false);
  useEffect(() => {
    // Pictures and files have addresses of the session in which they were asked for.
    if (hadEndedRef.current && !hasEnded) void queryClient.invalidateQueries();
    hadEndedRef.current = hasEnded;
  }, [hasEnded, queryClient]);
  useEffect(keepSessionFresh, []);
  useEffect(watchOtherTabs, []);
  useLanguageKept();
  return (
    hasEnded && (
      <Suspense fallback={null}>
        <SessionEndedDialog />
      </Suspense>
    )
  );
}

const lookEveryMs = 15_000;
const signsOfActivity = ['pointerdown', 'keydown', 'wheel', 'visibilitychange'] as const;

/** Renews the session ahead of its expiry while the person is at it; answers how to stop. */
function keepSessionFresh(): () => void {
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

/** Tells the server of each change of the page's language: what it writes to the person is in theirs. */
function useLanguageKept(): void {
  const { language } = useLayout();
  const keptRef = useRef(language);
  useEffect(() => {
    if (keptRef.current === language) return;
    keptRef.current = language;
    // What is lost without a network, the next sign-in says again.
    if (readSession()) call(chooseLanguage, { body: { language } }).catch(() => undefined);
  }, [language]);
}

/**
 * Loads the page anew when another tab signs in somebody, or somebody else than this tab shows: no page may mix one person's data
 * with another one's rights. Logging out is left to the guards. Answers how to stop.
 */
function watchOtherTabs(): () => void {
  let shown = readSession()?.userData.eid;
  return onSessionChange((byOtherTab) => {
    const before = shown;
    shown = readSession()?.userData.eid;
    if (!byOtherTab || !shown || shown === before) return;
    if (before) window.location.assign('/');
    else window.location.reload();
  });
}
