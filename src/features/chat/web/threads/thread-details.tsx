import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { formatListTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { openFile } from '#web/open-file.ts';
import type { ChatThread } from '../../contract.ts';
import type { ChatProfile } from '../../presence-contract.ts';
import { chatAddress } from '../chat-place.ts';
import { MessageFiles } from '../message/message-files.tsx';
import { messagesQuery, pinnedQuery } from '../queries.ts';
import classes from './chat-panel.module.css';
import sidebar from './chat-sidebar.module.css';
import { excerptOf, shortName } from './thread-naming.ts';
import { useMute } from './use-mute.ts';

/** The pinned messages of a thread; each links to its place. */
export function PinnedMessages({ thread, profile }: { thread: ChatThread; profile: ChatProfile }) {
  const { t, i18n } = useTranslation();
  const { data, isError, refetch } = useQuery(pinnedQuery(thread.id));
  const nameOf = (id: number) => (id === profile.id ? t('chat.you') : shortName(thread.members.find((member) => member.id === id)));
  return (
    <div className={classes.part}>
      <h3 className={classes.label}>{t('chat.pinnedMessages')}</h3>
      {isError ? (
        <p className={classes.quiet} role="alert">
          {t('chat.failed.pinned')}{' '}
          <button type="button" className={sidebar.again} onClick={() => void refetch()}>
            {t('ui.tryAgain')}
          </button>
        </p>
      ) : null}
      {data?.messages.length === 0 ? <p className={classes.quiet}>{t('chat.nonePinned')}</p> : null}
      {data && data.messages.length > 0 ? (
        <ul className={classes.files}>
          {data.messages.map((message) => {
            const { id, rootId, senderId, time } = message;
            const at = rootId === null ? { messageId: id, panel: 'info' as const } : { messageId: rootId, rootId };
            return (
              <li key={id}>
                <a className={classes.pin} href={chatAddress({ threadId: thread.id, ...at })}>
                  <span className={classes.hint}>
                    <bdi>{nameOf(senderId)}</bdi> · {formatListTime(new Date(time), i18n.language, new Date())}
                  </span>
                  <span dir="auto">{excerptOf(message, t)}</span>
                </a>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}

/** Files of the loaded messages, newest first. */
export function SharedFiles({ threadId }: { threadId: number }) {
  const { t } = useTranslation();
  const query = messagesQuery(useQueryClient(), threadId);
  const { data: answer } = useQuery({ ...query, enabled: false });
  const data = useShown(query, answer);
  const files = (data?.messages ?? []).flatMap(({ attachments }) => attachments).reverse();
  return (
    <div className={classes.part}>
      <h3 className={classes.label}>{t('chat.sharedFiles')}</h3>
      {files.length === 0 ? (
        <p className={classes.quiet}>{t('chat.noFiles')}</p>
      ) : (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file.fileId}>
              <MessageFiles attachments={[file]} onShow={([picture]) => picture && openFile(picture.url)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Toggles notifications for a thread's messages. */
export function MuteSwitch({ thread }: { thread: ChatThread }) {
  const { t } = useTranslation();
  const mute = useMute();
  if (!useCan('update', 'Chat')) return null;
  return (
    <label className={classes.switch}>
      <span>{t('chat.mute')}</span>
      <input type="checkbox" checked={thread.isMuted} onChange={(event) => mute(thread.id, event.currentTarget.checked)} />
    </label>
  );
}
