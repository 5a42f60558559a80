import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArchive, IconInbox, IconMail, IconMailOpened, IconTrash } from '#web/icons.ts';
import type { Email, RealFolder } from '../../contract.ts';
import { canArchive, canRestore, canSnooze, homeOf, restoreLabel } from '../may-do.ts';
import { SnoozeMenu } from '../snooze/snooze-menu.tsx';
import { ToolButton } from '../tool-button.tsx';
import type { MailActions } from '../use-mail-actions.ts';
import classes from './row-tools.module.css';

interface Props {
  mail: Email;
  actions: MailActions;
}

/** Actions for the hovered row, shown over its end; keyboard shortcuts do the same. */
export function RowTools({ mail, actions }: Props) {
  const { t } = useTranslation();
  if (!useRights('Email').update) return null;
  const ids = [mail.id];
  const move = (folder: RealFolder) => () => actions.move(ids, folder, [mail]);
  const icon = { size: 18, stroke: 1.75 };
  return (
    // Keeps the focus in place for keyboard users.
    <div className={classes.tools} data-row-tools onPointerDown={(event) => event.preventDefault()}>
      {canArchive(mail) ? (
        <ToolButton tabIndex={-1} label={t('email.archive')} icon={<IconArchive {...icon} />} onClick={move('archive')} />
      ) : null}
      {canRestore(mail) ? (
        <ToolButton tabIndex={-1} label={t(restoreLabel([mail]))} icon={<IconInbox {...icon} />} onClick={move(homeOf(mail))} />
      ) : null}
      {mail.folder === 'trash' ? null : (
        <ToolButton tabIndex={-1} label={t('email.trash')} icon={<IconTrash {...icon} />} onClick={move('trash')} />
      )}
      <ToolButton
        tabIndex={-1}
        label={t(mail.isRead ? 'email.markUnread' : 'email.markRead')}
        icon={mail.isRead ? <IconMail {...icon} /> : <IconMailOpened {...icon} />}
        onClick={() => actions.markRead(ids, !mail.isRead)}
      />
      {canSnooze(mail) ? <SnoozeMenu mails={[mail]} isOfRow onSnooze={(until) => actions.snooze(ids, until, [mail])} /> : null}
    </div>
  );
}
