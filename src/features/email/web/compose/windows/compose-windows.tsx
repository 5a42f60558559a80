import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowBackUp, IconClock, IconX } from '#web/icons.ts';
import { readSession } from '#web/session-store.ts';
import { toast } from '#web/toast.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { mailQueueOf } from '../../queue/mail-queue.ts';
import { readWriter } from '../compose-preferences.ts';
import { beginWindow } from './begin-window.ts';
import { closeWindow } from './close-window.ts';
import { takeComposeRequests, useAskedCompose } from './compose-store.ts';
import { ComposeWindow } from './compose-window.tsx';
import { type ComposeWindow as Shown, titleOf } from './compose-window-state.ts';
import classes from './compose-windows.module.css';
import { leaveWindows, setMode, useComposeWindows } from './compose-windows-store.ts';
import { giveFocusBack, requestFocus, takeFocus } from './focus-wanted.ts';
import { useInlineSlot } from './inline-slot.ts';
import { closeUntouchedReplies, isComposeInline, isUntouched, useRoomInline } from './is-compose-inline.ts';
import { restoreWindows } from './restore-windows.ts';
import { hasUnsaved, saveAllWindows, saveSoon } from './save-window.ts';
import { writeWaiting } from './stored-windows.ts';
import { isWaiting, takeBackWaiting } from './waiting-window.ts';

/** All compose windows: in the conversation they reply to, or above the page at the bottom end; minimized ones are tabs. */
export function ComposeWindows() {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const asked = useAskedCompose();
  const windows = useComposeWindows();
  const offered = useInlineSlot();
  const slot = useRoomInline() ? offered : null;
  const dock = useRef<HTMLDivElement>(null);

  useEffect(() => () => closeUntouchedReplies(slot), [slot]);

  useEffect(() => {
    void readWriter(queryClient);
    void restoreWindows();
    const account = readSession()?.userData.eid;
    return () => {
      // Saves when navigating to another page, but not when someone signs out or in.
      if (readSession()?.userData.eid === account) saveAllWindows();
      writeWaiting();
      leaveWindows();
    };
  }, [queryClient]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is taken whenever there is something.
  useEffect(() => {
    for (const { key, start } of takeComposeRequests()) {
      requestFocus(key);
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
  const inline = windows.filter((one) => isComposeInline(one, slot));
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

interface Props {
  shown: Shown;
  /** The end of the conversation, for an inline window. */
  slot: HTMLElement | null;
  dock: RefObject<HTMLElement | null>;
}

/** Renders a window in its place. Moves it there without remounting, which preserves cursor, uploads and undo history. */
function PlacedWindow({ shown, slot, dock }: Props) {
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: classes.host }));
  useLayoutEffect(() => {
    const place = slot ?? dock.current;
    if (place && host.parentNode !== place) moveInto(place, host);
  }, [slot, dock, host]);
  useLayoutEffect(() => () => host.remove(), [host]);
  return createPortal(<ComposeWindow shown={shown} isInline={slot !== null} />, host);
}

function moveInto(place: HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void }, element: HTMLElement): void {
  // Keeps the focus if the browser supports it.
  if (place.moveBefore && element.isConnected) place.moveBefore(element, null);
  else place.append(element);
}

/** A minimized window. */
function ComposeTab({ shown }: { shown: Shown }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const { key } = shown;
  const title = titleOf(shown, t);
  useEffect(() => {
    if (shown.mode === 'minimised' && takeFocus(key)) button.current?.focus();
  }, [key, shown.mode]);
  const open = () => {
    requestFocus(key);
    setMode(key, 'open');
  };
  const close = async () => {
    if (!(await closeWindow(key, queryClient))) return open();
    giveFocusBack(key);
  };
  return (
    <div className={classes.tab}>
      <button ref={button} type="button" className={classes.title} aria-expanded="false" onClick={open}>
        <bdi>{title}</bdi>
      </button>
      <IconButton label={t('email.compose.closeNamed', { title })} onClick={() => void close()}>
        <IconX size={18} />
      </IconButton>
    </div>
  );
}

/** An email that waits for the network. Opening it makes it a draft again. */
function WaitingTab({ shown }: { shown: Shown }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { key } = shown;
  // Another tab may have sent it.
  const waits = useSyncExternalStore(mailQueueOf(queryClient).onChange, () => isWaiting(key, queryClient));
  if (!waits) return null;
  const title = titleOf(shown, t);
  return (
    <section className={classes.tab} aria-label={t('email.compose.waiting', { title })}>
      <p className={classes.waiting}>
        <bdi>{title}</bdi>
        <small>
          <IconClock size={14} stroke={1.75} />
          {t('email.compose.waitingNote')}
        </small>
      </p>
      <IconButton label={t('email.compose.backToDraft')} onClick={() => takeBackWaiting(key, queryClient)}>
        <IconArrowBackUp size={18} />
      </IconButton>
    </section>
  );
}
