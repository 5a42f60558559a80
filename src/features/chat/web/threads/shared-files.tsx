import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { openFile } from '#web/open-file.ts';
import { MessageFiles } from '../message/message-files.tsx';
import { messagesQuery } from '../queries.ts';
import classes from './chat-panel.module.css';

/** The files of the messages that are loaded, the newest first. */
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
