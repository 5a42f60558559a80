import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#web/i18n.ts';
import { readSession } from '#web/session-store.ts';
import { toast } from '#web/toast.ts';
import { readWriter } from '../compose-preferences.ts';
import { beginWindow } from './begin-window.ts';
import { takeAsked, useAskedCompose } from './compose-store.ts';
import { ComposeTab } from './compose-tab.tsx';
import classes from './compose-windows.module.css';
import { leaveWindows, useComposeWindows } from './compose-windows-store.ts';
import { wantFocus } from './focus-wanted.ts';
import { useInlineSlot } from './inline-slot.ts';
import { PlacedWindow } from './placed-window.tsx';
import { restoreWindows } from './restore-windows.ts';
import { hasUnsaved, saveAllWindows, saveSoon } from './save-window.ts';
import { dropUntouched, isUntouched, standsInline, useRoomInline } from './stands-inline.ts';
import { writeWaiting } from './stored-windows.ts';
import { WaitingTab } from './waiting-tab.tsx';

/** All compose windows: in the conversation that they answer, or above the page at the bottom of its end; minimised ones are tabs. */
export function ComposeWindows() {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const asked = useAskedCompose();
  const windows = useComposeWindows();
  const offered = useInlineSlot();
  const slot = useRoomInline() ? offered : null;
  const dock = useRef<HTMLDivElement>(null);

  useEffect(() => () => dropUntouched(slot), [slot]);

  useEffect(() => {
    void readWriter(queryClient);
    void restoreWindows();
    const account = readSession()?.userData.eid;
    return () => {
      // On the way to another page; not when somebody signed out or in.
      if (readSession()?.userData.eid === account) saveAllWindows();
      writeWaiting();
      leaveWindows();
    };
  }, [queryClient]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is taken whenever there is something.
  useEffect(() => {
    for (const { key, start } of takeAsked()) {
      wantFocus(key);
      void beginWindow(key, start, { queryClient, t, language: i18n.language }).then(
        (found) => found || toast({ tone: 'error', message: t('email.compose.noDraft') }),
      );
    }
  }, [asked]);

  useEffect(() => {
    const again = () => {
      for (const one of windows) if (!one.outgoing && one.save === 'failed' && hasUnsaved(one)) saveSoon(one.key);
    };
    const warn = (event: BeforeUnloadEvent) => {
      writeWaiting();
      if (windows.some(({ save, outgoing }) => !outgoing && (save === 'failed' || save === 'refused'))) event.preventDefault();
    };
    window.addEventListener('online', again);
    window.addEventListener('pagehide', writeWaiting);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('pagehide', writeWaiting);
      window.removeEventListener('beforeunload', warn);
    };
  }, [windows]);

  if (windows.length === 0) return null;
  const inline = windows.filter((one) => standsInline(one, slot));
  const others = windows.filter((one) => !inline.includes(one));
  const isOpen = ({ mode }: (typeof windows)[number]) => mode === 'open' || mode === 'maximised';
  const tabs = others.filter((one) => !isOpen(one) && (one.mode === 'minimised' || !isUntouched(one)));
  return (
    <>
      {createPortal(
        <section className={classes.dock} aria-label={inline.length < windows.length ? t('email.compose.windows') : undefined}>
          <div ref={dock} className={classes.host} />
          {tabs.length > 0 ? (
            <div className={classes.tabs}>
              {tabs.map((one) => (one.outgoing ? <WaitingTab key={one.key} shown={one} /> : <ComposeTab key={one.key} shown={one} />))}
            </div>
          ) : null}
        </section>,
        document.body,
      )}
      {windows.map((one) =>
        inline.includes(one) || isOpen(one) ? (
          <PlacedWindow key={one.key} shown={one} slot={inline.includes(one) ? (slot?.element ?? null) : null} dock={dock} />
        ) : null,
      )}
    </>
  );
}
