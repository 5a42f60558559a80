import { Suspense, useState } from 'react';
import { formatDateTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Moment } from '#web/ui/moment.tsx';
import type { Email, Recipient } from '../../contract.ts';
import classes from './mail-message.module.css';

const SenderCheckLine = lazyPart(() => import('./sender-check-line.tsx').then((module) => module.SenderCheckLine));

// With more than these, it is a list that few people read.
const maxShown = 20;
const shownFolded = 5;

/** Sender, recipients and time of an email. */
export function MailHead({ mail }: { mail: Pick<Email, 'from' | 'to' | 'cc' | 'bcc' | 'senderCheck'> & { time: string | null } }) {
  const { t, i18n } = useTranslation();
  return (
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
        {mail.senderCheck ? (
          <Suspense>
            <SenderCheckLine check={mail.senderCheck} />
          </Suspense>
        ) : null}
      </div>
      {mail.time === null ? null : (
        <Moment className={classes.time} at={mail.time}>
          {formatDateTime(new Date(mail.time), i18n.language)}
        </Moment>
      )}
    </div>
  );
}

function Recipients({ word, people }: { word: string; people: readonly Recipient[] }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  if (people.length === 0) return null;
  const isFolded = people.length > maxShown && !isWhole;
  return (
    <p className={classes.to}>
      {word}{' '}
      {(isFolded ? people.slice(0, shownFolded) : people).map(({ name, email }, index) => (
        <span key={`${email} ${name}`} title={email}>
          {index > 0 ? ', ' : ''}
          <bdi>{name || email}</bdi>
        </span>
      ))}
      {isFolded ? (
        <>
          {' '}
          <button
            type="button"
            className={classes.more}
            // Inside the summary of a conversation's email, which a click would collapse.
            onClick={(event) => {
              event.preventDefault();
              setWhole(true);
            }}
          >
            {t('email.moreRecipients', { count: people.length - shownFolded })}
          </button>
        </>
      ) : null}
    </p>
  );
}
