import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#web/i18n.ts';
import { readSession } from '#web/session-store.ts';
import { toast } from '#web/toast.ts';
import { readWriter } from '../compose-preferences.ts';
import { beginWindow } from './begin-window.ts';
import { takeAsked, useAskedCompose } from './compose-store.ts';
import { ComposeTab } from './compose-tab.tsx';
import { ComposeWindow } from './compose-window.tsx';
import classes from './compose-windows.module.css';
import { leaveWindows, useComposeWindows } from './compose-windows-store.ts';
import { wantFocus } from './focus-wanted.ts';
import { restoreWindows } from './restore-windows.ts';
import { hasUnsaved, saveAllWindows, saveSoon } from './save-window.ts';
import { writeWaiting } from './stored-windows.ts';

/** All compose windows, above the page at the bottom of its end; minimised ones are tabs. */
export function ComposeWindows() {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const asked = useAskedCompose();
  const windows = useComposeWindows();

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
      for (const one of windows) if (one.save === 'failed' && hasUnsaved(one)) saveSoon(one.key);
    };
    const warn = (event: BeforeUnloadEvent) => {
      writeWaiting();
      if (windows.some(({ save }) => save === 'failed' || save === 'refused')) event.preventDefault();
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
  const tabs = windows.filter(({ mode }) => mode === 'minimised');
  return createPortal(
    <section className={classes.dock} aria-label={t('email.compose.windows')}>
      {windows.map((one) => (one.mode === 'minimised' ? null : <ComposeWindow key={one.key} shown={one} />))}
      {tabs.length > 0 ? (
        <div className={classes.tabs}>
          {tabs.map((one) => (
            <ComposeTab key={one.key} shown={one} />
          ))}
        </div>
      ) : null}
    </section>,
    document.body,
  );
}
