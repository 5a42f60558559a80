import { useState } from 'react';
import { formatListTime } from '#web/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown } from '#web/icons.ts';
import type { Reply } from '../reader/conversation-of.ts';
import { MailAnswers } from '../reader/mail-answers.tsx';
import classes from './folded-mail.module.css';
import { MailMessage } from './mail-message.tsx';

interface Props {
  mails: readonly Reply[];
  label: string;
  /** On which side of the open mail. The last one below it is open at first. */
  side: 'above' | 'below';
}

/** Mails of a conversation below each other, oldest first. Each opens where it stands. */
export function FoldedMails({ mails, label, side }: Props) {
  return (
    <section className={classes[side]} aria-label={label}>
      {mails.map((mail, index) => (
        <FoldedMail key={mail.id} mail={mail} openAtFirst={side === 'below' && index === mails.length - 1} />
      ))}
    </section>
  );
}

function FoldedMail({ mail, openAtFirst }: { mail: Reply; openAtFirst: boolean }) {
  const { i18n } = useTranslation();
  const [open, setOpen] = useState(openAtFirst);
  return (
    <details className={classes.mail} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <IconChevronDown size={18} stroke={1.75} />
        <bdi className={classes.name}>{mail.from.name || mail.from.email}</bdi>
        <span className={classes.excerpt} dir="auto">
          {open ? '' : mail.excerpt}
        </span>
        <time dateTime={mail.time}>{formatListTime(new Date(mail.time), i18n.language, new Date())}</time>
      </summary>
      {open ? (
        <div className={classes.body}>
          <MailMessage mail={mail} />
          <MailAnswers mail={mail} />
        </div>
      ) : null}
    </details>
  );
}
