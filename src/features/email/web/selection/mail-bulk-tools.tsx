import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArchive, IconInbox, IconMail, IconMailOpened, IconTrash, IconTrashX } from '#web/icons.ts';
import type { MarkedEmail } from '../../contract.ts';
import type { MailPlace } from '../folders/mail-place.ts';
import { MoveMenu } from '../folders/move-menu.tsx';
import { LabelMenu } from '../labels/label-menu.tsx';
import { canArchive, canDelete, canRestore, canSnooze, homeOf, restoreLabel } from '../may-do.ts';
import { SnoozeMenu } from '../snooze/snooze-menu.tsx';
import { ToolButton } from '../tool-button.tsx';
import type { MailActions, MoveTarget } from '../use-mail-actions.ts';
import classes from './mail-bulk-tools.module.css';
import type { MailSelection } from './use-mail-selection.ts';

interface Props {
  place: MailPlace;
  selection: MailSelection;
  actions: MailActions;
}

export function MailBulkTools({ place, selection, actions }: Props) {
  const { t } = useTranslation();
  const rights = useRights('Email');
  const ids = [...selection.ids];
  const { mails } = selection;
  const unread = mails.some(({ isRead }) => !isRead);
  const moveTo = (target: MoveTarget, some: readonly MarkedEmail[] = mails) => {
    const chosen = some.length === mails.length ? ids : some.map(({ id }) => id);
    actions.move(chosen, target, mails);
    selection.clear();
  };
  const snooze = (until: string | null) => {
    actions.snooze(ids, until, mails);
    selection.clear();
  };
  const restore = () => {
    for (const home of ['inbox', 'draft'] as const) {
      const there = mails.filter((mail) => homeOf(mail) === home).map(({ id }) => id);
      if (there.length > 0) actions.move(there, home, mails);
    }
    selection.clear();
  };
  const icon = { size: 20, stroke: 1.75 };
  return (
    <div className={classes.bulk}>
      {rights.update && (
        <>
          <ToolButton
            label={t(unread ? 'email.markRead' : 'email.markUnread')}
            icon={unread ? <IconMailOpened {...icon} /> : <IconMail {...icon} />}
            onClick={() => actions.markRead(ids, unread, mails)}
          />
          {mails.some(canArchive) ? (
            <ToolButton
              label={t('email.archive')}
              icon={<IconArchive {...icon} />}
              onClick={() => moveTo('archive', mails.filter(canArchive))}
            />
          ) : null}
          {mails.every(canSnooze) ? <SnoozeMenu mails={mails} onSnooze={snooze} /> : null}
          <MoveMenu from={place.folder} onMove={moveTo} />
          <LabelMenu mails={mails} onSet={(label, value) => actions.setLabel(ids, label, value, mails)} />
          {mails.every(canRestore) ? <ToolButton label={t(restoreLabel(mails))} icon={<IconInbox {...icon} />} onClick={restore} /> : null}
          {place.folder === 'trash' ? null : (
            <ToolButton label={t('email.trash')} icon={<IconTrash {...icon} />} onClick={() => moveTo('trash')} />
          )}
        </>
      )}
      {rights.delete && mails.every(canDelete) ? (
        <ToolButton
          label={t('email.deleteForever')}
          icon={<IconTrashX {...icon} />}
          onClick={() => {
            actions.deleteForever(ids);
            selection.clear();
          }}
        />
      ) : null}
    </div>
  );
}
