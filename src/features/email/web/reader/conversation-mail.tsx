import { type MouseEvent, type ReactNode, useState } from 'react';
import { formatListTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { MailHead } from '../message/mail-head.tsx';
import { Scheduled } from '../message/mail-notice.tsx';
import { MailText } from '../message/mail-text.tsx';
import classes from './conversation.module.css';
import type { Reply } from './conversation-of.ts';
import { MailAnswers } from './mail-answers.tsx';

interface Props {
  mail: Reply;
  /** Its subject, where it is about something else than the conversation. */
  ownSubject: string;
  openAtFirst: boolean;
  isNewest: boolean;
  note: ReactNode;
}

/** A mail of a conversation: a line, or all of it under its head. */
export function ConversationMail({ mail, ownSubject, openAtFirst, isNewest, note }: Props) {
  const { i18n } = useTranslation();
  const [open, setOpen] = useState(openAtFirst);
  // Who chose an address with the mouse wants to copy it.
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
