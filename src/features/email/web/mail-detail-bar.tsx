import { useTranslation } from 'react-i18next';
import {
  IconArrowLeft,
  IconChevronDown,
  IconChevronUp,
  IconInbox,
  IconMail,
  IconStar,
  IconStarFilled,
  IconTrash,
  IconX,
} from '#web/icons.ts';
import type { Email } from '../contract.ts';
import { LabelMenu } from './label-menu.tsx';
import classes from './mail-detail.module.css';
import { MoveMenu } from './move-menu.tsx';
import { ToolButton } from './tool-button.tsx';
import type { MailActions } from './use-mail-actions.ts';

interface Props {
  mail: Email & { hasPreviousMail: boolean; hasNextMail: boolean };
  actions: MailActions;
  isSplit: boolean;
  onClose: () => void;
  onStep: (step: 'previous' | 'next') => void;
}

/** What can be done with the open mail. */
export function MailDetailBar({ mail, actions, isSplit, onClose, onStep }: Props) {
  const { t } = useTranslation();
  const ids = [mail.id];
  const moveTo = (folder: Email['folder']) => {
    actions.move(ids, folder, [mail]);
    if (isSplit && mail.hasNextMail) onStep('next');
    else onClose();
  };
  const icon = { size: 20, stroke: 1.75 };
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('email.actions')}>
      <CloseButton isSplit={isSplit} onClose={onClose} />
      <ToolButton
        label={t('email.newer')}
        icon={<IconChevronUp {...icon} />}
        disabled={!mail.hasPreviousMail}
        onClick={() => onStep('previous')}
      />
      <ToolButton
        label={t('email.older')}
        icon={<IconChevronDown {...icon} />}
        disabled={!mail.hasNextMail}
        onClick={() => onStep('next')}
      />
      <span className={classes.space} />
      <ToolButton
        label={t(mail.isStarred ? 'email.unstar' : 'email.star')}
        icon={mail.isStarred ? <IconStarFilled size={20} /> : <IconStar {...icon} />}
        aria-pressed={mail.isStarred}
        onClick={() => actions.star(ids, !mail.isStarred)}
      />
      <ToolButton
        label={t('email.markUnread')}
        icon={<IconMail {...icon} />}
        onClick={() => {
          actions.markRead(ids, false);
          onClose();
        }}
      />
      <MoveMenu from={mail.folder} onMove={moveTo} />
      <LabelMenu mails={[mail]} onSet={(label, value) => actions.setLabel(ids, label, value)} />
      {mail.folder === 'trash' ? (
        <ToolButton label={t('email.restore')} icon={<IconInbox {...icon} />} onClick={() => moveTo('inbox')} />
      ) : (
        <ToolButton label={t('email.trash')} icon={<IconTrash {...icon} />} onClick={() => moveTo('trash')} />
      )}
    </div>
  );
}

/** Back to the list, or away with the pane beside it. */
export function CloseButton({ isSplit, onClose }: Pick<Props, 'isSplit' | 'onClose'>) {
  const { t } = useTranslation();
  return isSplit ? (
    <ToolButton label={t('email.close')} icon={<IconX size={20} stroke={1.75} />} onClick={onClose} />
  ) : (
    <ToolButton label={t('email.back')} icon={<IconArrowLeft size={20} stroke={1.75} />} directional onClick={onClose} />
  );
}
