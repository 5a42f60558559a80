import { useTranslation } from '#web/i18n.ts';
import { IconArrowLeft, IconBell, IconBellOff, IconCalendar, IconDotsVertical, IconPin, IconUser, IconUsers } from '#web/icons.ts';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import buttonStyles from '#web/ui/icon-button.module.css';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ChatThread } from '../../contract.ts';
import type { Contact } from '../../presence-contract.ts';
import { PersonFace } from '../presence/person-face.tsx';
import { useTyping } from '../presence/typing-store.ts';
import { ThreadAvatar } from './thread-avatar.tsx';
import classes from './thread-head.module.css';
import { shortName, titleOf } from './thread-naming.ts';

interface Props {
  thread: ChatThread | undefined;
  contact: Contact | undefined;
  onBack: () => void;
  onInfo: () => void;
  onDate: () => void;
  /** Undefined without write permission. */
  onMute: ((value: boolean) => void) | undefined;
}

/** A thread's header: name, status or typing indicator, and actions. */
export function ThreadHead({ thread, contact, onBack, onInfo, onDate, onMute }: Props) {
  const { t } = useTranslation();
  const typing = useTyping(thread?.id);
  const title = thread ? titleOf(thread) : (contact?.fullName ?? '');
  const other = thread && !thread.isGroup ? thread.members[0] : contact;
  const names = typing.map((id) => shortName(thread?.members.find((member) => member.id === id)));
  const present = thread?.members.filter(({ hasLeft }) => !hasLeft).length ?? 0;
  const state =
    names.length > 1
      ? t('chat.typing.several', { count: names.length })
      : names.length === 1
        ? thread?.isGroup
          ? t('chat.typing.one', { name: names[0] })
          : t('chat.typing.now')
        : thread?.isGroup
          ? t('chat.memberCount', { count: present + 1 })
          : other && t(`chat.status.${other.status}`);
  return (
    <header className={classes.head}>
      <IconButton className={classes.back} label={t('chat.back')} onClick={onBack}>
        <IconArrowLeft className={classes.flip} />
      </IconButton>
      <button type="button" className={classes.who} onClick={onInfo}>
        {thread ? <ThreadAvatar thread={thread} /> : contact ? <PersonFace person={contact} /> : null}
        <span className={classes.names}>
          <h2 className={classes.title}>
            <bdi>{title}</bdi>
          </h2>
          <span className={classes.state} data-typing={names.length > 0 || undefined}>
            {state}
          </span>
        </span>
        <span className="visually-hidden">{t(thread?.isGroup ? 'chat.groupInfo' : 'chat.contactInfo')}</span>
      </button>
      <Dropdown label={t('chat.threadMenu')} button={<IconDotsVertical />} buttonClassName={buttonStyles.button}>
        <DropdownItem icon={thread?.isGroup ? <IconUsers /> : <IconUser />} onChoose={onInfo}>
          {t(thread?.isGroup ? 'chat.groupInfo' : 'chat.contactInfo')}
        </DropdownItem>
        {thread ? (
          <>
            <DropdownItem icon={<IconPin />} onChoose={onInfo}>
              {t('chat.pinnedMessages')}
            </DropdownItem>
            <DropdownItem icon={<IconCalendar />} onChoose={onDate}>
              {t('chat.toDate')}
            </DropdownItem>
            {onMute && (
              <DropdownItem icon={thread.isMuted ? <IconBell /> : <IconBellOff />} onChoose={() => onMute(!thread.isMuted)}>
                {t(thread.isMuted ? 'chat.unmute' : 'chat.mute')}
              </DropdownItem>
            )}
          </>
        ) : null}
      </Dropdown>
    </header>
  );
}
