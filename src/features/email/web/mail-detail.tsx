import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle, IconMail, IconX } from '#web/icons.ts';
import { labels } from '../contract.ts';
import { LabelPill } from './label-mark.tsx';
import classes from './mail-detail.module.css';
import { CloseButton, MailDetailBar } from './mail-detail-bar.tsx';
import { MailFace } from './mail-face.tsx';
import { MailMessage } from './mail-message.tsx';
import type { MailPlace } from './mail-place.ts';
import { MailReplies } from './mail-replies.tsx';
import { ownScroll } from './own-scroll.ts';
import { emailQuery } from './queries.ts';
import type { MailActions } from './use-mail-actions.ts';

interface Props {
  place: MailPlace;
  id: number;
  actions: MailActions;
  isSplit: boolean;
  onClose: () => void;
  onStep: (step: 'previous' | 'next') => void;
}

/** The open mail. Opening it marks it read, once: what is marked unread afterwards stays so. */
export function MailDetail({ place, id, actions, isSplit, onClose, onStep }: Props) {
  const { t } = useTranslation();
  const { data: mail, error, isPlaceholderData, refetch } = useQuery(emailQuery(useQueryClient(), place, id));
  const wasRead = useRef(false);
  const arrived = mail && !isPlaceholderData;
  useEffect(() => {
    if (!arrived || wasRead.current) return;
    wasRead.current = true;
    if (!mail.isRead) actions.markRead([mail.id], true);
  }, [arrived, mail, actions]);

  if (error && !arrived) {
    const lost = 'status' in error && error.status === 404;
    return (
      <section className={classes.detail} aria-label={t('email.mail')}>
        <div className={classes.bar}>
          <CloseButton isSplit={isSplit} onClose={onClose} />
        </div>
        <MailFace
          alert
          icon={lost ? <IconMail size={24} stroke={1.75} /> : <IconAlertTriangle size={24} stroke={1.75} />}
          title={t(lost ? 'email.lost.title' : 'email.failed.mail')}
          text={t(lost ? 'email.lost.text' : 'email.failed.server')}
          action={lost ? { label: t('email.back'), run: onClose } : { label: t('email.tryAgain'), run: () => void refetch() }}
        />
      </section>
    );
  }
  if (!mail) {
    return (
      <section className={classes.detail} aria-label={t('email.mail')} aria-busy="true">
        <div className={classes.bar}>
          <CloseButton isSplit={isSplit} onClose={onClose} />
        </div>
      </section>
    );
  }
  // Beside the list it stands below the list's heading; alone it is the page's own.
  const Subject = isSplit ? 'h2' : 'h1';
  return (
    <section className={classes.detail} aria-label={t('email.mail')}>
      <MailDetailBar mail={mail} actions={actions} isSplit={isSplit} onClose={onClose} onStep={onStep} />
      <div className={classes.scroller} {...ownScroll}>
        <Subject className={classes.subject} dir="auto">
          {mail.subject || t('email.noSubject')}
        </Subject>
        <div className={classes.labels}>
          {labels
            .filter((label) => mail.labels.includes(label))
            .map((label) => (
              <span key={label} className={classes.label}>
                <LabelPill label={label} />
                <button
                  type="button"
                  aria-label={t('email.removeLabel', { label: t(`email.label.${label}`) })}
                  title={t('email.removeLabel', { label: t(`email.label.${label}`) })}
                  onClick={() => actions.setLabel([id], label, false)}
                >
                  <IconX size={14} stroke={2} />
                </button>
              </span>
            ))}
        </div>
        <MailMessage mail={mail} loading={!arrived} />
        {mail.replies.length > 0 ? <MailReplies replies={mail.replies} /> : null}
      </div>
    </section>
  );
}
