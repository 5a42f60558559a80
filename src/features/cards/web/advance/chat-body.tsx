import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { postMessage } from '#features/chat/contract.ts';
import { type CardProps, dashboardKey, EmptyNote } from '#features/dashboards/web/public-api.ts';
import { useAbility } from '#web/ability.ts';
import { commonFailure } from '#web/actions/common-failure.ts';
import { call } from '#web/api-client.ts';
import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { randomKey } from '#web/random-key.ts';
import { toast } from '#web/toast.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import classes from './chat-body.module.css';

const ChatWriter = lazyPart(() => import('./chat-writer.tsx').then(({ ChatWriter }) => ChatWriter));

/** The end of the latest chat with a reply field. */
export function ChatBody({ data: { thread } }: CardProps<'newestChat'>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const ability = useAbility();
  const [waiting, setWaiting] = useState<string>();
  if (!thread)
    return (
      <>
        <EmptyNote text={t('cards.empty.chat')} />
        <PageLink href={pageAddress('/apps/chat', {})}>{t('cards.chat.begin')}</PageLink>
      </>
    );
  const send = async (message: string): Promise<boolean> => {
    setWaiting(message);
    try {
      await call(postMessage, { body: { threadId: thread.id, message, clientId: randomKey() } });
      await queryClient.invalidateQueries({ queryKey: dashboardKey });
      return true;
    } catch (error) {
      toast({ tone: 'error', message: commonFailure(t, error, t('cards.chat.failed')).message });
      return false;
    } finally {
      setWaiting(undefined);
    }
  };
  return (
    <>
      <div className={classes.with}>
        <Avatar name={thread.title} src={thread.avatar} size={32} />
        <a className={classes.title} href={pageAddress('/apps/chat', {}, { thread: thread.id })}>
          <bdi>{thread.title}</bdi>
        </a>
      </div>
      <ol className={classes.messages} aria-label={t('cards.chat.messages')}>
        {thread.messages.map((message) => (
          <ChatLine key={message.id} {...message} isNamed={thread.isGroup} />
        ))}
        {waiting !== undefined && <ChatLine text={waiting} files={0} time={undefined} isOwn sender={null} isNamed={false} />}
      </ol>
      {ability.can('create', 'Chat') && (
        <div className={classes.writer}>
          <Suspense fallback={null}>
            <ChatWriter to={thread.title} onSend={send} />
          </Suspense>
        </div>
      )}
    </>
  );
}

interface Props {
  text: string;
  files: number;
  /** Undefined while it is being sent. */
  time: string | undefined;
  isOwn: boolean;
  sender: { fullName: string } | null;
  /** Shows the sender's name; needed in groups. */
  isNamed: boolean;
}

/** A message, aligned by whether it is the user's own. */
function ChatLine({ text, files, time, isOwn, sender, isNamed }: Props) {
  const { t, i18n } = useTranslation();
  const who = isOwn ? t('cards.chat.you') : (sender?.fullName ?? '');
  return (
    <li className={classes.message} data-own={isOwn || undefined} data-waiting={time === undefined || undefined}>
      <span className={isNamed && !isOwn ? classes.who : 'visually-hidden'}>
        <bdi>{who}</bdi>
      </span>
      <span className={classes.text} dir="auto">
        {text || t('cards.chat.files', { count: files })}
      </span>
      <span className={classes.when}>
        {time === undefined ? (
          t('cards.chat.sending')
        ) : (
          <Moment at={time}>{formatRelative(new Date(time), i18n.language, new Date())}</Moment>
        )}
      </span>
    </li>
  );
}
