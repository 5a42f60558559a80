import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import {
  IconArrowLeft,
  IconChevronDown,
  IconChevronUp,
  IconInbox,
  IconMail,
  IconStar,
  IconStarFilled,
  IconTrash,
  IconTrashX,
  IconX,
} from '#web/icons.ts';
import type { Email, OpenEmail } from '../../contract.ts';
import { LabelMenu } from '../folders/label-menu.tsx';
import { MoveMenu } from '../folders/move-menu.tsx';
import { canDelete, canSnooze, homeOf } from '../may-do.ts';
import { SnoozeMenu } from '../snooze/snooze-menu.tsx';
import { ToolButton } from '../tool-button.tsx';
import type { MailActions } from '../use-mail-actions.ts';
import classes from './mail-detail.module.css';
import { MoreMenu } from './more-menu.tsx';

/** Widths of the bar, in pixels, from which there is room for all that is often used, and for making a rule. */
const allFrom = 420;
const ruleFrom = 520;

interface Props {
  mail: OpenEmail;
  /** Whether its neighbours are not known yet. */
  loading: boolean;
  actions: MailActions;
  isSplit: boolean;
  width: number;
  onClose: () => void;
  /** Answers whether there is a neighbour. */
  onStep: (step: 'previous' | 'next') => Promise<boolean>;
}

/** What can be done with the open mail. */
export function MailDetailBar({ mail, loading, actions, isSplit, width, onClose, onStep }: Props) {
  const { t } = useTranslation();
  const rights = useRights('Email');
  const ids = [mail.id];
  const leave = () => {
    if (isSplit && (loading || mail.hasNextMail)) void onStep('next').then((isThere) => isThere || onClose());
    else onClose();
  };
  const moveTo = (folder: Email['folder']) => {
    actions.move(ids, folder, [mail]);
    leave();
  };
  const icon = { size: 20, stroke: 1.75 };
  const hasRoom = width >= allFrom && rights.update;
  const star = {
    key: 'star',
    text: t(mail.isStarred ? 'email.unstar' : 'email.star'),
    mark: mail.isStarred ? <IconStarFilled size={20} /> : <IconStar {...icon} />,
    run: () => actions.star(ids, !mail.isStarred),
  };
  const unread = {
    key: 'unread',
    text: t('email.markUnread'),
    mark: <IconMail {...icon} />,
    run: () => {
      actions.markRead(ids, false);
      onClose();
    },
  };
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('email.actions')}>
      <CloseButton isSplit={isSplit} onClose={onClose} />
      <ToolButton
        label={t('email.newer')}
        icon={<IconChevronUp {...icon} />}
        disabled={!mail.hasPreviousMail}
        onClick={() => void onStep('previous')}
      />
      <ToolButton
        label={t('email.older')}
        icon={<IconChevronDown {...icon} />}
        disabled={!mail.hasNextMail}
        onClick={() => void onStep('next')}
      />
      <span className={classes.space} />
      {hasRoom ? (
        <>
          <ToolButton label={star.text} icon={star.mark} aria-pressed={mail.isStarred} onClick={star.run} />
          <ToolButton label={unread.text} icon={unread.mark} onClick={unread.run} />
        </>
      ) : null}
      {rights.update && (
        <>
          {canSnooze(mail) ? (
            <SnoozeMenu
              mails={[mail]}
              onSnooze={(until) => {
                actions.snooze(ids, until, [mail]);
                leave();
              }}
            />
          ) : null}
          {mail.isDraft ? null : <MoveMenu from={mail.folder} onMove={moveTo} />}
          <LabelMenu mails={[mail]} onSet={(label, value) => actions.setLabel(ids, label, value)} />
          {mail.folder === 'trash' ? (
            <ToolButton
              label={t(mail.isDraft ? 'email.restoreDraft' : 'email.restore')}
              icon={<IconInbox {...icon} />}
              onClick={() => moveTo(homeOf(mail))}
            />
          ) : (
            <ToolButton label={t('email.trash')} icon={<IconTrash {...icon} />} onClick={() => moveTo('trash')} />
          )}
        </>
      )}
      {rights.delete && canDelete(mail) ? (
        <ToolButton
          label={t('email.deleteForever')}
          icon={<IconTrashX {...icon} />}
          onClick={() => {
            actions.deleteForever(ids);
            leave();
          }}
        />
      ) : null}
      <MoreMenu mail={mail} before={hasRoom || !rights.update ? [] : [star, unread]} hasRuleButton={width >= ruleFrom} />
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
