import type { ReactNode } from 'react';
import { formatDateTime } from '#web/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Moment } from '#web/ui/moment.tsx';
import type { Email, Recipient } from '../../contract.ts';
import { BeginningNote } from './beginning-note.tsx';
import { MailAttachments } from './mail-attachments.tsx';
import { MailFrame } from './mail-frame.tsx';
import classes from './mail-message.module.css';

type Message = Pick<Email, 'from' | 'to' | 'cc' | 'bcc' | 'time' | 'message' | 'attachments' | 'subject'>;

interface Props {
  mail: Message;
  loading?: boolean;
  /** Stands above the text. */
  note?: ReactNode;
}

/** One mail or reply: who wrote it to whom and when, its text, its files. */
export function MailMessage({ mail, loading, note }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <div className={classes.message}>
      <div className={classes.people}>
        <Avatar name={mail.from.name || mail.from.email} src={mail.from.avatar} size={40} />
        <div className={classes.who}>
          <p className={classes.from}>
            <bdi className={classes.name}>{mail.from.name || mail.from.email}</bdi>
            {mail.from.name ? <bdi className={classes.address}>{mail.from.email}</bdi> : null}
          </p>
          <Recipients word={t('email.to')} people={mail.to} />
          <Recipients word={t('email.cc')} people={mail.cc} />
          <Recipients word={t('email.bcc')} people={mail.bcc} />
        </div>
        <Moment className={classes.time} at={mail.time}>
          {formatDateTime(new Date(mail.time), i18n.language)}
        </Moment>
      </div>
      {note}
      {loading ? (
        <div className={classes.skeleton} role="status" aria-label={t('email.loading')}>
          <span />
          <span />
          <span />
        </div>
      ) : (
        <>
          <BeginningNote attachments={mail.attachments} />
          <MailFrame html={mail.message} title={t('email.textOf', { name: mail.from.name || mail.from.email })} />
        </>
      )}
      {mail.attachments.length > 0 ? <MailAttachments attachments={mail.attachments} /> : null}
    </div>
  );
}

function Recipients({ word, people }: { word: string; people: readonly Recipient[] }) {
  if (people.length === 0) return null;
  return (
    <p className={classes.to}>
      {word}{' '}
      {people.map(({ name, email }, index) => (
        <span key={email} title={email}>
          {index > 0 ? ', ' : ''}
          <bdi>{name || email}</bdi>
        </span>
      ))}
    </p>
  );
}
