import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useIsOffline } from '#web/use-is-offline.ts';
import type { Email } from '../../contract.ts';
import { isForward } from '../compose/subject-prefix.ts';
import { MailFrame } from './mail-frame.tsx';
import { MailHead } from './mail-head.tsx';
import classes from './mail-message.module.css';
import { reasonOfNothing } from './nothing-shown.ts';
import type { Sender } from './sender-warnings.ts';

// Loaded lazily: few emails need them.
const BeginningNote = lazyPart(() => import('./beginning-note.tsx').then((module) => module.BeginningNote));
const NothingShownNote = lazyPart(() => import('./nothing-shown-note.tsx').then((module) => module.NothingShownNote));
const FileCards = lazyPart(() => import('./file-cards.tsx').then((module) => module.FileCards));
const MailAttachments = lazyPart(() => import('./mail-attachments.tsx').then((module) => module.MailAttachments));
const SenderWarningBar = lazyPart(() => import('./sender-warning-bar.tsx').then((module) => module.SenderWarningBar));

interface Props {
  mail: Sender & Pick<Email, 'id' | 'message' | 'attachments' | 'subject'>;
  loading?: boolean;
  /** Shown above the text. */
  note?: ReactNode;
}

/** The message of an email, and its files. */
export function MailText({ mail, loading, note }: Props) {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  const whole = mail.attachments.find(({ isWholeMessage }) => isWholeMessage);
  const nothing = reasonOfNothing(mail.message, mail.attachments);
  return (
    <>
      {note}
      <Suspense>
        <SenderWarningBar mail={mail} />
      </Suspense>
      {mail.attachments.length > 0 ? (
        <Suspense>
          <FileCards mail={mail} />
        </Suspense>
      ) : null}
      {loading && isOffline ? (
        <p className={classes.waits} role="status">
          {t('email.waitsForNetwork')}
        </p>
      ) : loading ? (
        <div className={classes.skeleton} role="status" aria-label={t('email.loading')}>
          <span />
          <span />
          <span />
        </div>
      ) : (
        <>
          <Suspense>
            {whole ? <BeginningNote whole={whole} /> : null}
            {nothing ? <NothingShownNote mail={mail} reason={nothing} /> : null}
          </Suspense>
          <MailFrame
            html={mail.message}
            title={t('email.textOf', { name: mail.from.name || mail.from.email })}
            pictured={{ id: mail.id, from: mail.from.email }}
            // In a forwarded email, the quote is the content.
            quoteLabel={isForward(mail.subject) ? undefined : t('email.quoted')}
            signatureLabel={t('email.signatureOf')}
          />
        </>
      )}
      {mail.attachments.length > 0 ? (
        <Suspense>
          <MailAttachments mailId={mail.id} attachments={mail.attachments} />
        </Suspense>
      ) : null}
    </>
  );
}

type Message = Sender & Pick<Email, 'id' | 'to' | 'cc' | 'bcc' | 'time' | 'senderCheck' | 'message' | 'attachments' | 'subject'>;

interface MessageProps {
  mail: Message;
  loading?: boolean;
  /** Shown above the text. */
  note?: ReactNode;
}

export function MailMessage({ mail, loading = false, note }: MessageProps) {
  return (
    <div>
      <MailHead mail={mail} />
      <MailText mail={mail} loading={loading} note={note} />
    </div>
  );
}
