import { useTranslation } from '#web/i18n.ts';
import { IconMessageCircle } from '#web/icons.ts';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import type { ChatThread } from '../../contract.ts';
import type { Contact } from '../../presence-contract.ts';
import { PersonFace } from '../presence/person-face.tsx';
import { ThreadAvatar } from '../threads/thread-avatar.tsx';
import { shortName } from '../threads/thread-naming.ts';

interface EmptyThreadProps {
  thread: ChatThread | undefined;
  contact: Contact | undefined;
  mayWrite: boolean;
}

export function EmptyThread({ thread, contact, mayWrite }: EmptyThreadProps) {
  const { t } = useTranslation();
  if (!mayWrite) return <PaneMessage icon={<IconMessageCircle size={24} />} title={t('chat.noMessages')} />;
  if (thread?.isGroup) {
    const title = t('chat.empty.group', { title: thread.title });
    return <PaneMessage picture={<ThreadAvatar thread={thread} size={72} />} title={title} text={t('chat.empty.groupText')} />;
  }
  return (
    <PaneMessage
      picture={contact ? <PersonFace person={contact} size={72} /> : null}
      title={t('chat.empty.contact', { name: shortName(contact) })}
      text={t('chat.empty.contactText')}
    />
  );
}
