import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { formatListTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { OpenEmail } from '../../contract.ts';
import { topicOf } from '../../topic.ts';
import { MailHead } from '../message/mail-head.tsx';
import { Scheduled } from '../message/mail-notice.tsx';
import { MailText } from '../message/mail-text.tsx';
import classes from './conversation.module.css';
import { linesOf, mailsOf, openAtFirst } from './conversation-lines.ts';
import type { Reply } from './conversation-of.ts';
import { MailAnswers } from './mail-answers.tsx';

interface Props {
  mail: OpenEmail;
  /** The conversation as it was opened: later arrivals are new, and reading does not collapse anything. */
  asOpened: OpenEmail;
  scroller: RefObject<HTMLElement | null>;
  /** Shown above the text of the listed email. */
  note: ReactNode;
}

/** A conversation, oldest first. Starts at the newest email; read ones are a line each. */
export function Conversation({ mail, asOpened, scroller, note }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const mails = mailsOf(mail);
  const topic = topicOf(mail.subject).base;
  const [first] = useState(() => {
    const known = mailsOf(asOpened).map(({ id }) => id);
    return { known: new Set(known), open: openAtFirst(asOpened), newest: mails.find(({ sendAt }) => sendAt !== null)?.id ?? known.at(-1) };
  });
  const isOpen = (id: number) => first.open.has(id) || !first.known.has(id);
  useMessageKeys(list);
  useNewestOnTop(scroller, list, `[data-mail="${first.newest}"]`);
  const one = (shown: (typeof mails)[number]) => (
    <ConversationMail
      key={shown.id}
      mail={shown}
      ownSubject={topicOf(shown.subject).base === topic ? '' : shown.subject}
      openAtFirst={isOpen(shown.id)}
      isNewest={shown === mails.at(-1)}
      note={shown.id === mail.id ? note : null}
    />
  );
  return (
    <ol ref={list} className={classes.mails} aria-label={t('email.mailsInIt', { count: mails.length })}>
      {linesOf(mails, isOpen).map((line) =>
        Array.isArray(line) ? (
          <li key={`older-${line[0]?.id}`} className={classes.older}>
            <details>
              <summary>
                <span>{t('email.earlier', { count: line.length })}</span>
              </summary>
              <ol className={classes.mails}>{line.map(one)}</ol>
            </details>
          </li>
        ) : (
          one(line)
        ),
      )}
    </ol>
  );
}

interface ConversationMailProps {
  mail: Reply;
  /** Its subject, if it differs from the conversation's. */
  ownSubject: string;
  openAtFirst: boolean;
  isNewest: boolean;
  note: ReactNode;
}

/** An email in a conversation: a line, or the whole email below its header. */
function ConversationMail({ mail, ownSubject, openAtFirst, isNewest, note }: ConversationMailProps) {
  const { i18n } = useTranslation();
  const [open, setOpen] = useState(openAtFirst);
  // A person who selects an address with the mouse wants to copy it.
  const onClick = (event: MouseEvent) => {
    if (getSelection()?.type === 'Range') event.preventDefault();
  };
  return (
    <li className={classes.mail}>
      <details
        open={open}
        data-mail={mail.id}
        data-newest={isNewest || undefined}
        onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it folds by itself; this only keeps it from that. */}
        <summary onClick={onClick}>
          {open ? (
            <MailHead mail={mail} />
          ) : (
            <span className={classes.line}>
              <Avatar name={mail.from.name || mail.from.email} src={mail.from.avatar} size={28} />
              <bdi className={classes.name}>{mail.from.name || mail.from.email}</bdi>
              <span className={classes.excerpt} dir="auto">
                {ownSubject ? <b className={classes.ownSubject}>{ownSubject}</b> : null}
                {mail.excerpt}
              </span>
              <time dateTime={mail.time}>{formatListTime(new Date(mail.time), i18n.language, new Date())}</time>
            </span>
          )}
        </summary>
        {open ? (
          <>
            {ownSubject ? (
              <h3 className={classes.heading} dir="auto">
                {ownSubject}
              </h3>
            ) : null}
            <MailText mail={mail} note={mail.sendAt ? <Scheduled mail={mail} sendAt={mail.sendAt} /> : note} />
            {mail.isDraft ? null : <MailAnswers mail={mail} />}
          </>
        ) : null}
      </details>
    </li>
  );
}

/** The headers of emails and of groups, except those in a collapsed group. */
const heads = 'summary:not(details:not([open]) > :not(summary) *)';

/** Shortcuts between the emails of a conversation, starting from the newest one. */
function useMessageKeys(conversation: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation();
  const step = (by: 1 | -1) => () => {
    const all = [...(conversation.current?.querySelectorAll<HTMLElement>(heads) ?? [])];
    const focused = all.findIndex((head) => head.contains(document.activeElement));
    all[(focused < 0 ? all.length - 1 : focused) + by]?.focus();
  };
  useShortcuts([
    { keys: 'n', label: t('email.keys.nextMessage'), run: step(1) },
    { keys: 'p', label: t('email.keys.previousMessage'), run: step(-1) },
  ]);
}

/** Visible part of the email above the newest, in pixels. */
const gap = 12;
/** Events that mean the person navigates away. */
const leaving = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

/**
 * Starts a conversation at its newest email and keeps it at the top while late content moves it, until the person navigates away.
 * @param newest selector within the conversation as opened
 */
function useNewestOnTop(scroller: RefObject<HTMLElement | null>, conversation: RefObject<HTMLElement | null>, newest: string): void {
  useEffect(() => {
    const box = scroller.current;
    const head = conversation.current?.querySelector(newest);
    if (!box || !head || !conversation.current) return;
    let at = box.scrollTop;
    const observer = new ResizeObserver(() => {
      box.scrollTop += head.getBoundingClientRect().top - box.getBoundingClientRect().top - gap;
      at = box.scrollTop;
    });
    const leave = () => observer.disconnect();
    const onScroll = () => {
      if (Math.abs(box.scrollTop - at) > 1) leave();
    };
    observer.observe(conversation.current);
    for (const name of leaving) box.addEventListener(name, leave, { passive: true });
    box.addEventListener('scroll', onScroll);
    return () => {
      leave();
      for (const name of leaving) box.removeEventListener(name, leave);
      box.removeEventListener('scroll', onScroll);
    };
  }, [scroller, conversation, newest]);
}
