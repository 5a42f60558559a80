import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconEdit, IconEye, IconLink, IconSend, IconTrash, IconUserCheck, IconUserPause } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import type { User } from '../../contract.ts';
import { useIsOwnUser } from '../use-is-own-user.ts';
import type { UserActions } from '../use-user-actions.ts';

interface Props {
  user: User;
  actions: UserActions;
  /** Absent on the user's page. */
  onView?: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Menu items for a user. */
export function UserRowItems({ user, actions, onView, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const rights = useRights('User');
  const isOneself = useIsOwnUser(user);
  return (
    <>
      {onView && (
        <DropdownItem icon={<IconEye />} onChoose={onView}>
          {t('users.act.view')}
        </DropdownItem>
      )}
      {rights.update && (
        <>
          <DropdownItem icon={<IconEdit />} onChoose={onEdit}>
            {t('common.edit')}
          </DropdownItem>
          {!user.hasAccount && (
            <DropdownItem icon={<IconSend />} onChoose={() => actions.invite([user.id])}>
              {t(user.invitedAt ? 'users.act.inviteAgain' : 'users.act.invite')}
            </DropdownItem>
          )}
          {user.status !== 'inactive' && (
            <DropdownItem icon={<IconLink />} onChoose={() => actions.copyLink(user)}>
              {t(user.hasAccount ? 'users.act.copyReset' : 'users.act.copyInvitation')}
            </DropdownItem>
          )}
          {user.status === 'inactive' ? (
            <DropdownItem icon={<IconUserCheck />} onChoose={() => actions.activate([user.id])}>
              {t('users.act.activate')}
            </DropdownItem>
          ) : isOneself ? null : (
            <DropdownItem icon={<IconUserPause />} onChoose={() => actions.suspend([user.id])}>
              {t('users.act.suspend')}
            </DropdownItem>
          )}
        </>
      )}
      {rights.delete && !isOneself && (
        <DropdownItem icon={<IconTrash />} onChoose={onDelete}>
          {t('common.delete')}
        </DropdownItem>
      )}
    </>
  );
}
