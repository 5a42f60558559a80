import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import type { OpenEmail } from '../../contract.ts';
import { topicOf } from '../../topic.ts';
import classes from './conversation.module.css';
import { linesOf, mailsOf, openAtFirst } from './conversation-lines.ts';
import { ConversationMail } from './conversation-mail.tsx';
import { useMessageKeys } from './use-message-keys.ts';
import { useNewestOnTop } from './use-newest-on-top.ts';

interface Props {
  mail: OpenEmail;
  /** The same when it was opened: what comes meanwhile is new, and what is read meanwhile does not fold itself. */
  asOpened: OpenEmail;
  scroller: RefObject<HTMLElement | null>;
  /** Stands above the text of the mail that is listed. */
  note: ReactNode;
}

/** Several mails below each other, oldest first. It begins at the newest; those that were read are a line each. */
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
