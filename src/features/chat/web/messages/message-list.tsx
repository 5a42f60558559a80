import { Fragment, type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { formatWholeDay } from '#web/dates/format-whole-day.ts';
import { addDays, type PlainDay, today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowDown } from '#web/icons.ts';
import { ownScroll } from '#web/own-scroll.ts';
import type { ChatThread } from '../../contract.ts';
import type { ChatProfile } from '../../presence-contract.ts';
import type { WaitingMessage } from '../composer/waiting-message.ts';
import type { MessageHandlers } from '../message/message-handlers.ts';
import { MessageRun } from '../message/message-run.tsx';
import { shortName } from '../threads/thread-naming.ts';
import { groupMessages, type MessageRun as Run } from './group-messages.ts';
import classes from './message-list.module.css';
import type { MessageWindow } from './message-window.ts';
import type { ThreadMessages } from './use-message-window.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

/** Distance in pixels from either end at which more messages are loaded. */
const aheadPx = 800;

export interface ListHandle {
  toEnd: () => void;
  toMessage: (id: number, where: 'middle' | 'top') => boolean;
  focusLast: () => void;
}

interface Props {
  thread: ChatThread;
  profile: ChatProfile;
  window: MessageWindow;
  messages: ThreadMessages;
  waiting: readonly WaitingMessage[];
  dividerId: number | undefined;
  markedId: number | undefined;
  editingId: number | undefined;
  on: MessageHandlers;
  onAtEnd: (isAtEnd: boolean) => void;
  /** Jumps to the newest messages. */
  onLatest: () => void;
  handle: Ref<ListHandle>;
}

/** The messages of a thread by day and sender. Only a window of them is rendered; more are loaded near its ends. */
export function MessageList(given: Props) {
  const { thread, profile, window, messages, waiting, dividerId, markedId, editingId, on, onAtEnd, onLatest, handle } = given;
  const { t, i18n } = useTranslation();
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isAtEnd, toEnd, toMessage, onScroll } = useThreadScroll({
    scroller,
    content,
    isEndOfThread: !window.hasAfter,
    onMove: ({ abovePx, belowPx }) => {
      if (abovePx < aheadPx && window.hasBefore && messages.failed !== 'older') messages.load('older');
      else if (belowPx < aheadPx && window.hasAfter && messages.failed !== 'newer') messages.load('newer');
    },
  });
  useEffect(() => onAtEnd(isAtEnd), [isAtEnd, onAtEnd]);
  const items = () => [...(scroller.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
  useImperativeHandle(handle, () => ({ toEnd, toMessage, focusLast: () => items().at(-1)?.focus() }));

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
    const all = items();
    const at = all.findIndex((item) => item.contains(document.activeElement));
    const next = at < 0 ? all.at(-1) : all[at + (event.key === 'ArrowDown' ? 1 : -1)];
    event.preventDefault();
    next?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` is another one when the reader's zone is.
  const days = useMemo(
    () => groupMessages(window.messages, window.hasAfter ? [] : waiting, profile.id, dividerId),
    [window, waiting, profile.id, dividerId, t],
  );
  const lastOwnRun = days.flatMap(({ runs }) => runs).findLast(({ senderId }) => senderId === profile.id);
  const now = today();
  return (
    <>
      <section
        ref={scroller}
        className={classes.scroller}
        aria-label={t('chat.messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard.
        tabIndex={0}
        {...ownScroll}
        onScroll={onScroll}
        onKeyDown={walk}
      >
        <div ref={content} className={classes.content}>
          {window.hasBefore ? <Edge side="older" messages={messages} /> : null}
          {days.map(({ day, runs }) => (
            <div key={day} className={classes.day}>
              <h3 className={classes.label}>
                <span>{dayLabel(day, now)}</span>
              </h3>
              <ol className={classes.runs}>
                {runs.map((run) => (
                  <Fragment key={run.items[0]?.key}>
                    {run.items[0]?.message.id === dividerId && dividerId !== undefined ? (
                      <li className={classes.divider}>
                        <span>{t('chat.newMessages')}</span>
                      </li>
                    ) : null}
                    <MessageRun
                      run={run}
                      isOwn={run.senderId === profile.id}
                      sender={thread.members.find(({ id }) => id === run.senderId)}
                      isGroup={thread.isGroup}
                      {...seenOf(run, run === lastOwnRun)}
                      markedId={holds(run, markedId)}
                      editingId={holds(run, editingId)}
                      on={on}
                    />
                  </Fragment>
                ))}
              </ol>
            </div>
          ))}
          {window.hasAfter ? <Edge side="newer" messages={messages} /> : null}
        </div>
      </section>
      {isAtEnd ? null : (
        <button type="button" className={classes.latest} onClick={onLatest}>
          <IconArrowDown size={18} />
          {thread.unseen > 0 ? t('chat.unseen', { count: thread.unseen }) : t('chat.toLatest')}
        </button>
      )}
    </>
  );

  function dayLabel(day: PlainDay, now: PlainDay): string {
    if (day === now) return t('common.today');
    if (day === addDays(now, -1)) return t('chat.yesterday');
    return formatWholeDay(day, i18n.language, now);
  }

  function seenOf(run: Run, isLastOwn: boolean): { seenBy: string | null; isSeenByAll: boolean } {
    const id = run.items.at(-1)?.message.id ?? 0;
    if (run.senderId !== profile.id || id === 0) return { seenBy: null, isSeenByAll: false };
    const present = thread.members.filter(({ hasLeft }) => !hasLeft);
    const seen = present.filter(({ seenId }) => seenId >= id);
    const isSeenByAll = present.length > 0 && seen.length === present.length;
    return { seenBy: isLastOwn || isSeenByAll ? seen.map(shortName).join(', ') : '', isSeenByAll };
  }
}

/** Passes the id only to the run that contains it, so that other runs don't rerender. */
const holds = (run: Run, id: number | undefined) =>
  id !== undefined && run.items.some(({ message }) => message.id === id) ? id : undefined;

function Edge({ side, messages }: { side: 'older' | 'newer'; messages: ThreadMessages }) {
  const { t } = useTranslation();
  return (
    <div className={classes.edge}>
      {messages.failed === side ? (
        <button type="button" onClick={() => messages.load(side)}>
          {t('chat.failed.more')} {t('ui.tryAgain')}
        </button>
      ) : (
        <span>{t('ui.loading')}</span>
      )}
    </div>
  );
}
