import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import type { Role } from '../contract.ts';
import type { RoleActions } from './use-role-actions.ts';

/** Deletes a role; of one that somebody has it is said why not, with the way to who has it. */
export function useRemoveRole({ remove }: RoleActions) {
  const { t } = useTranslation();
  const { history } = useRouter();
  return (role: Role) => {
    if (role.userCount === 0) return void remove(role);
    toast({
      tone: 'info',
      message: t('roles.failed.held', { count: role.userCount, role: role.title }),
      action: { label: t('roles.showPeople'), run: () => history.push(`/apps/user/list?${new URLSearchParams({ role: role.name })}`) },
    });
  };
}
