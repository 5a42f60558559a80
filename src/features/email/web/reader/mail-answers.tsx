import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp } from '#web/icons.ts';
import type { OpenEmail } from '../../contract.ts';
import { useMayWrite } from '../compose/use-may-write.ts';
import { type AnsweredMail, openCompose } from '../compose/windows/compose-store.ts';
import { offerSlot } from '../compose/windows/inline-slot.ts';
import { conversationOf, newestOf } from './conversation-of.ts';
import classes from './mail-answers.module.css';

/** Buttons to reply to an email or forward it. */
export function MailAnswers({ mail }: { mail: AnsweredMail }) {
  const { t } = useTranslation();
  if (!useMayWrite()) return null;
  const kinds = [
    { kind: 'reply', Icon: IconArrowBackUp },
    ...(mail.to.length + mail.cc.length > 1 ? [{ kind: 'replyAll', Icon: IconArrowBackUpDouble } as const] : []),
    { kind: 'forward', Icon: IconArrowForwardUp },
  ] as const;
  return (
    <div className={classes.answers}>
      {kinds.map(({ kind, Icon }) => (
        <button key={kind} type="button" className={classes.answer} onClick={() => openCompose({ kind, mail })}>
          <Icon size={18} stroke={1.75} />
          {t(`email.answer.${kind}`)}
        </button>
      ))}
    </div>
  );
}

/** The end of a conversation, where replies to any of its emails are written. */
export function AnswerSlot({ mail }: { mail: OpenEmail }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mails = [...mail.earlier, mail, ...conversationOf(mail.replies)];
    return slot.current
      ? offerSlot(
          slot.current,
          mails.map(({ id }) => id),
        )
      : undefined;
  }, [mail]);
  return <div ref={slot} />;
}

/** Starts the reply requested in the URL, once, for the newest email of the conversation; then the URL becomes the email's. */
export function useAskedAnswer(mail: OpenEmail | undefined): void {
  const router = useRouter();
  const mayWrite = useMayWrite();
  const { answer } = useSearch({ strict: false }) as { answer?: unknown };
  const isAsked = answer === 'reply' && mayWrite;
  const begun = useRef(false);
  useEffect(() => {
    if (!isAsked || !mail || begun.current) return;
    begun.current = true;
    const { pathname, search } = router.history.location;
    const query = new URLSearchParams(search);
    query.delete('answer');
    router.history.replace(query.size > 0 ? `${pathname}?${query}` : pathname);
    openCompose({ kind: 'reply', mail: newestOf(mail) });
  }, [isAsked, mail, router]);
}
