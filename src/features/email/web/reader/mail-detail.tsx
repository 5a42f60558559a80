import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useCan } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconMail, IconX } from '#web/icons.ts';
import { ownScroll } from '#web/own-scroll.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { PaneFace } from '#web/ui/pane-face.tsx';
import { useInlineSize } from '#web/use-inline-size.ts';
import { labels, type OpenEmail } from '../../contract.ts';
import { useMayWrite } from '../compose/use-may-write.ts';
import { openCompose } from '../compose/windows/compose-store.ts';
import { LabelPill } from '../folders/label-mark.tsx';
import type { MailPlace } from '../folders/mail-place.ts';
import { FoldedMails } from '../message/folded-mail.tsx';
import { MailMessage } from '../message/mail-message.tsx';
import { MailNotice } from '../message/mail-notice.tsx';
import { emailQuery } from '../queries.ts';
import type { MailActions } from '../use-mail-actions.ts';
import { conversationOf } from './conversation-of.ts';
import { MailAnswers } from './mail-answers.tsx';
import { MailDeliveries } from './mail-deliveries.tsx';
import classes from './mail-detail.module.css';
import { CloseButton, MailDetailBar } from './mail-detail-bar.tsx';
import { useReadOnOpening } from './use-read-on-opening.ts';

interface Props {
  place: MailPlace;
  id: number;
  actions: MailActions;
  isSplit: boolean;
  onClose: () => void;
  /** Answers whether there is a neighbour. */
  onStep: (step: 'previous' | 'next') => Promise<boolean>;
}

/** What stands beside an open mail, in pixels: folders and list, or folders alone. */
const besideSplit = 596;
const besideWhole = 216;

/** The open mail with its conversation, or why it is not there. */
export function MailDetail({ place, id, actions, isSplit, onClose, onStep }: Props) {
  const { t } = useTranslation();
  const query = emailQuery(useQueryClient(), place, id);
  const { data, error, isPlaceholderData, refetch } = useQuery(query);
  const mail = useShown(query, data);
  const section = useRef<HTMLElement>(null);
  const width = useInlineSize(section, isSplit ? besideSplit : besideWhole);
  const arrived = mail && !isPlaceholderData ? mail : undefined;
  const onTouch = useReadOnOpening(arrived, actions);
  const mayWrite = useMayWrite();

  const lost = error && 'status' in error && error.status === 404;

  if (!mail || lost || (error && !arrived)) {
    return (
      <section ref={section} className={classes.detail} aria-label={t('email.mail')} aria-busy={!error}>
        <div className={classes.bar}>
          <CloseButton isSplit={isSplit} onClose={onClose} />
        </div>
        {error ? (
          <PaneFace
            alert
            icon={lost ? <IconMail size={24} stroke={1.75} /> : <IconAlertTriangle size={24} stroke={1.75} />}
            title={t(lost ? 'email.lost.title' : 'email.failed.mail')}
            isHeading={!isSplit}
            text={t(lost ? 'email.lost.text' : 'email.failed.server')}
            action={lost ? { label: t('email.back'), run: onClose } : { label: t('email.tryAgain'), run: () => void refetch() }}
          />
        ) : null}
      </section>
    );
  }
  // Beside the list it stands below the list's heading; alone it is the page's own.
  const Subject = isSplit ? 'h2' : 'h1';
  return (
    <section
      ref={section}
      className={classes.detail}
      aria-label={t('email.mail')}
      onPointerDown={onTouch}
      onWheel={onTouch}
      onKeyDown={onTouch}
    >
      <MailDetailBar mail={mail} loading={!arrived} actions={actions} isSplit={isSplit} width={width} onClose={onClose} onStep={onStep} />
      {/* Where nothing in it has the focus, it must be reached to be scrolled. */}
      <div className={classes.scroller} tabIndex={mayWrite ? undefined : 0} {...ownScroll}>
        <MailNotice mail={mail} actions={actions} />
        <Subject className={classes.subject} dir="auto">
          {mail.subject || t('email.noSubject')}
        </Subject>
        <MailLabels mail={mail} actions={actions} />
        {arrived ? <Conversation mail={mail} /> : <MailMessage mail={mail} loading />}
      </div>
    </section>
  );
}

function MailLabels({ mail, actions }: { mail: OpenEmail; actions: MailActions }): ReactNode {
  const { t } = useTranslation();
  const mayRemove = useCan('update', 'Email');
  return (
    <div className={classes.labels}>
      {labels
        .filter((label) => mail.labels.includes(label))
        .map((label) => (
          <span key={label} className={classes.label}>
            <LabelPill label={label} />
            {mayRemove && (
              <button
                type="button"
                aria-label={t('email.removeLabel', { label: t(`email.label.${label}`) })}
                title={t('email.removeLabel', { label: t(`email.label.${label}`) })}
                onClick={() => actions.setLabel([mail.id], label, false)}
              >
                <IconX size={14} stroke={2} />
              </button>
            )}
          </span>
        ))}
    </div>
  );
}

/** What came before a mail, the mail itself, and the answers to it. The keys answer the newest of them. */
function Conversation({ mail }: { mail: OpenEmail }) {
  const { t } = useTranslation();
  const mayWrite = useMayWrite();
  const { earlier, deliveries } = mail;
  const replies = conversationOf(mail.replies);
  const newest = replies.at(-1) ?? mail;
  const answer = (kind: 'reply' | 'replyAll' | 'forward') => () => {
    if (!mail.isDraft) openCompose({ kind, mail: newest });
  };
  useShortcuts([
    { keys: 'r', label: t('email.answer.reply'), run: answer('reply'), when: mayWrite },
    { keys: 'a', label: t('email.answer.replyAll'), run: answer('replyAll'), when: mayWrite },
    { keys: 'f', label: t('email.answer.forward'), run: answer('forward'), when: mayWrite },
  ]);
  return (
    <>
      {earlier.length > 0 ? <FoldedMails mails={earlier} label={t('email.earlier', { count: earlier.length })} side="above" /> : null}
      <MailMessage mail={mail} note={<MailDeliveries deliveries={deliveries} />} />
      {mail.isDraft ? null : <MailAnswers mail={mail} />}
      {replies.length > 0 ? <FoldedMails mails={replies} label={t('email.replies', { count: replies.length })} side="below" /> : null}
    </>
  );
}
