import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useCan } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconMail, IconX } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { LinkedHere } from '#web/links/linked-here.tsx';
import { ownScroll } from '#web/own-scroll.ts';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { useInlineSize } from '#web/use-inline-size.ts';
import { useIsOffline } from '#web/use-is-offline.ts';
import type { OpenEmail } from '../../contract.ts';
import { useMayWrite } from '../compose/use-may-write.ts';
import { listedIn } from '../folders/listed-in.ts';
import type { MailPlace } from '../folders/mail-place.ts';
import { LabelPill } from '../labels/label-mark.tsx';
import { useLabels } from '../labels/use-labels.ts';
import type { Neighbours } from '../list/use-neighbours.ts';
import { MailMessage } from '../message/mail-text.tsx';
import { emailQuery, listedMail } from '../queries.ts';
import type { MailActions } from '../use-mail-actions.ts';
import { AnswerSlot, MailAnswers, useAskedAnswer } from './mail-answers.tsx';
import classes from './mail-detail.module.css';
import { CloseButton, MailDetailBar } from './mail-detail-bar.tsx';
import { useReadOnOpening } from './use-read-on-opening.ts';

// Loaded lazily: few emails need them.
const Conversation = lazyPart(() => import('./conversation.tsx').then((module) => module.Conversation));
const MailNotice = lazyPart(() => import('../message/mail-notice.tsx').then((module) => module.MailNotice));
const UnsubscribeNote = lazyPart(() => import('../message/unsubscribe-note.tsx').then((module) => module.UnsubscribeNote));
const MailDeliveries = lazyPart(() => import('./mail-deliveries.tsx').then((module) => module.MailDeliveries));

interface Props {
  place: MailPlace;
  id: number;
  actions: MailActions;
  isSplit: boolean;
  neighbours: Neighbours;
}

/** Width beside an open email in pixels: folders and list, or folders only. */
const besideSplit = 596;
const besideWhole = 216;

/** The open email with its conversation, or why it is missing. */
export function MailDetail({ place, id, actions, isSplit, neighbours }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const query = emailQuery(queryClient, place, id);
  const { data, error, isPlaceholderData, refetch } = useQuery(query);
  // Its text loads automatically once the server can be reached; until then the list's row is shown.
  const isOffline = useIsOffline() && error !== null && 'status' in error && error.status === 0;
  const isListed = isPlaceholderData || data === undefined;
  const mail = useShown(query, data ?? (isOffline ? listedMail(queryClient, id) : undefined));
  const section = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const width = useInlineSize(section, isSplit ? besideSplit : besideWhole);
  const arrived = mail && !isListed ? mail : undefined;
  // Opening marks it as read at once, so what was new in it comes from the first response.
  const [asOpened, setAsOpened] = useState<OpenEmail>();
  if (arrived && !asOpened) setAsOpened(data);
  useAskedAnswer(arrived);
  const onTouch = useReadOnOpening(arrived, actions);
  const mayWrite = useMayWrite();

  const lost = error && 'status' in error && error.status === 404;

  if (!mail || lost || (error && !arrived && !isOffline)) {
    return (
      <section ref={section} className={classes.detail} aria-label={t('email.mail')} aria-busy={!error}>
        <div className={classes.bar}>
          <CloseButton isSplit={isSplit} onClose={neighbours.close} />
        </div>
        {isOffline ? (
          <PaneMessage icon={<IconMail size={24} stroke={1.75} />} title={t('email.waitsForNetwork')} isHeading={!isSplit} />
        ) : error ? (
          <PaneMessage
            alert
            icon={lost ? <IconMail size={24} stroke={1.75} /> : <IconAlertTriangle size={24} stroke={1.75} />}
            title={t(lost ? 'email.lost.title' : 'email.failed.mail')}
            isHeading={!isSplit}
            text={t(lost ? 'email.lost.text' : 'email.failed.server')}
            action={lost ? { label: t('email.back'), run: neighbours.close } : { label: t('email.tryAgain'), run: () => void refetch() }}
          />
        ) : null}
      </section>
    );
  }
  const mailCount = mail.earlier.length + 1 + mail.replies.length;
  // Beside the list it is below the list's heading; alone it is the page's heading.
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
      <MailDetailBar
        mail={mail}
        actions={actions}
        isSplit={isSplit}
        width={width}
        neighbours={neighbours}
        scroller={scroller}
        mailCount={arrived ? mailCount : 1}
      />
      {/* Where nothing in it has the focus, it must be reached to be scrolled. */}
      <div ref={scroller} className={classes.scroller} tabIndex={mayWrite ? undefined : 0} {...ownScroll}>
        {listedIn(mail) === mail.folder && !mail.isDraft ? null : (
          <Suspense>
            <MailNotice mail={mail} actions={actions} />
          </Suspense>
        )}
        <Subject className={classes.subject} dir="auto">
          {mail.subject || t('email.noSubject')}
        </Subject>
        <MailLabels mail={mail} actions={actions} />
        {arrived && !mail.isDraft ? (
          <div className={classes.linked}>
            <LinkedHere kind="mail" id={mail.id} />
          </div>
        ) : null}
        {mail.unsubscription && mail.folder !== 'spam' ? (
          <Suspense>
            <UnsubscribeNote mail={mail} unsubscription={mail.unsubscription} />
          </Suspense>
        ) : null}
        {!arrived ? (
          <MailMessage mail={mail} loading />
        ) : mailCount === 1 ? (
          <SingleMail mail={mail} />
        ) : (
          <Suspense fallback={<MailMessage mail={mail} loading />}>
            <Conversation mail={mail} asOpened={asOpened ?? mail} scroller={scroller} note={deliveriesOf(mail)} />
          </Suspense>
        )}
        {arrived && !mail.isDraft && mayWrite ? <AnswerSlot mail={mail} /> : null}
      </div>
    </section>
  );
}

function MailLabels({ mail, actions }: { mail: OpenEmail; actions: MailActions }): ReactNode {
  const { t } = useTranslation();
  const { all } = useLabels();
  const mayRemove = useCan('update', 'Email');
  return (
    <div className={classes.labels}>
      {all
        .filter(({ label }) => mail.labels.includes(label))
        .map(({ label, name }) => (
          <span key={label} className={classes.label}>
            <LabelPill label={label} />
            {mayRemove && (
              <button
                type="button"
                aria-label={t('email.removeLabel', { label: name })}
                title={t('email.removeLabel', { label: name })}
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

/** Returns the delivery status of a sent email; few have one. */
function deliveriesOf({ deliveries }: OpenEmail): ReactNode {
  return deliveries.length > 0 ? (
    <Suspense>
      <MailDeliveries deliveries={deliveries} />
    </Suspense>
  ) : null;
}

/** An email without earlier emails or replies. */
function SingleMail({ mail }: { mail: OpenEmail }) {
  return (
    <>
      <MailMessage mail={mail} note={deliveriesOf(mail)} />
      {mail.isDraft ? null : <MailAnswers mail={mail} />}
    </>
  );
}
