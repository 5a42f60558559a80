import { useTranslation } from '#web/i18n.ts';
import { IconMessageCircle } from '#web/icons.ts';
import { PaneFace } from '#web/ui/pane-face.tsx';
import type { ChatThread } from '../../contract.ts';
import type { Contact } from '../../presence-contract.ts';
import { PersonFace } from '../presence/person-face.tsx';
import { ThreadFace } from '../threads/thread-face.tsx';
import { shortName } from '../threads/thread-naming.ts';

interface EmptyThreadProps {
  thread: ChatThread | undefined;
  contact: Contact | undefined;
  mayWrite: boolean;
}

/** Stands where nothing was written yet. */
export function EmptyThread({ thread, contact, mayWrite }: EmptyThreadProps) {
  const { t } = useTranslation();
  if (!mayWrite) return <PaneFace icon={<IconMessageCircle size={24} />} title={t('chat.noMessages')} />;
  if (thread?.isGroup) {
    const title = t('chat.empty.group', { title: thread.title });
    return <PaneFace picture={<ThreadFace thread={thread} size={72} />} title={title} text={t('chat.empty.groupText')} />;
  }
  return (
    <PaneFace
      picture={contact ? <PersonFace person={contact} size={72} /> : null}
      title={t('chat.empty.contact', { name: shortName(contact) })}
      text={t('chat.empty.contactText')}
    />
  );
}
