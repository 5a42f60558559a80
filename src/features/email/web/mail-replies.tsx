import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronDown } from '#web/icons.ts';
import type { Email } from '../contract.ts';
import { formatMailTime } from './format-mail-time.ts';
import { MailMessage } from './mail-message.tsx';
import classes from './mail-replies.module.css';

/** The answers to a mail, oldest first; the last one is open. */
export function MailReplies({ replies }: { replies: Email['replies'] }) {
  const { t } = useTranslation();
  const ordered = [...replies].sort((a, b) => a.time.localeCompare(b.time));
  return (
    <section className={classes.replies} aria-label={t('email.replies', { count: replies.length })}>
      {ordered.map((reply, index) => (
        <Reply key={reply.id} reply={reply} openAtFirst={index === ordered.length - 1} />
      ))}
    </section>
  );
}

function Reply({ reply, openAtFirst }: { reply: Email['replies'][number]; openAtFirst: boolean }) {
  const { i18n } = useTranslation();
  const [open, setOpen] = useState(openAtFirst);
  return (
    <details className={classes.reply} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <IconChevronDown size={18} stroke={1.75} />
        <bdi className={classes.name}>{reply.from.name || reply.from.email}</bdi>
        <span className={classes.excerpt} dir="auto">
          {open ? '' : reply.excerpt}
        </span>
        <time dateTime={reply.time}>{formatMailTime(reply.time, i18n.language, new Date())}</time>
      </summary>
      {open ? (
        <div className={classes.body}>
          <MailMessage mail={reply} />
        </div>
      ) : null}
    </details>
  );
}
