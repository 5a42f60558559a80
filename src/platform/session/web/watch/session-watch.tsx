import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { call, refresh } from '#web/api-client.ts';
import { useLayout } from '#web/layout-store.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { createRefreshAhead } from '#web/refresh-ahead.ts';
import { onSessionChange, readSession, sharedSession } from '#web/session-store.ts';
import { chooseLanguage } from '../../contract.ts';

const SessionEndedDialog = lazyPart(() => import('./session-ended-dialog.tsx').then((loaded) => loaded.SessionEndedDialog));

/** Rendered once next to the pages: keeps the session fresh, and asks for the password over the page when it has ended. */
export function SessionWatch() {
  const hasEnded = useSyncExternalStore(refresh.onEndedChange, refresh.hasEnded);
  const queryClient = useQueryClient();
  const hadEndedRef = useRef(false);
  useEffect(() => {
    // Picture and file URLs are bound to the session that requested them.
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

/** Renews the session before it expires while the person is active. Returns a function that stops it. */
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

/** Sends each change of the page's language to the server, which uses it for mails. */
function useLanguageKept(): void {
  const { language } = useLayout();
  const keptRef = useRef(language);
  useEffect(() => {
    if (keptRef.current === language) return;
    keptRef.current = language;
    // If the request fails, the next sign-in sends it again.
    if (readSession()) call(chooseLanguage, { body: { language } }).catch(() => undefined);
  }, [language]);
}

/**
 * Reloads the page when another tab signs in, or signs in a different person, so that no page mixes one person's data
 * with another's permissions. Signing out is handled by the guards. Returns a function that stops it.
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
