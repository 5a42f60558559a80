import { useTranslation } from '#web/i18n.ts';
import { PersonLink } from '#web/ui/person-link.tsx';
import type { ChatThread } from '../../contract.ts';
import type { ChatProfile, Contact } from '../../presence-contract.ts';
import { PersonFace } from '../presence/person-face.tsx';
import classes from './chat-panel.module.css';
import { ChatPanel } from './chat-panel.tsx';
import { MuteSwitch, PinnedMessages, SharedFiles } from './thread-details.tsx';

interface Props {
  contact: Contact;
  thread: ChatThread | undefined;
  profile: ChatProfile;
  onClose: () => void;
}

/** A contact's details, shared files, and the mute setting. */
export function ContactPanel({ contact, thread, profile, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <ChatPanel title={t('chat.contactInfo')} onClose={onClose}>
      <div className={classes.who}>
        <PersonFace person={contact} size={88} />
        <PersonLink id={contact.id} name={contact.fullName} className={classes.name} />
        <bdi className={classes.quiet}>{contact.role}</bdi>
        <span className={classes.hint}>{t(`chat.status.${contact.status}`)}</span>
      </div>
      {contact.about ? (
        <div className={classes.part}>
          <h3 className={classes.label}>{t('chat.about')}</h3>
          <p className={classes.about} dir="auto">
            {contact.about}
          </p>
        </div>
      ) : null}
      {thread ? <MuteSwitch thread={thread} /> : null}
      {thread ? <PinnedMessages thread={thread} profile={profile} /> : null}
      {thread ? <SharedFiles threadId={thread.id} /> : null}
    </ChatPanel>
  );
}
