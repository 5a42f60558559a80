import { useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { useTranslation } from '#web/i18n.ts';
import type { User } from '../../contract.ts';
import { billingLabel } from '../billing-label.ts';
import { planLabel } from '../plan-label.ts';
import { RoleLabel } from '../role-label.tsx';
import { signInText } from '../sign-in-text.ts';
import type { Roles } from '../use-roles.ts';
import { UserAvatar } from '../user-avatar.tsx';
import { UserStatusPill } from '../user-status.tsx';

/** The columns of the list of users. */
export function useUserColumns({ titleOf }: Roles): TableColumn<User>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'fullName',
        label: t('users.field.user'),
        sortable: true,
        card: 'main',
        cell: (user) => <TitleCell picture={<UserAvatar user={user} />} title={user.fullName} text={user.email} />,
      },
      {
        key: 'role',
        label: t('users.field.role'),
        sortable: true,
        width: '160px',
        cell: ({ role }) => <RoleLabel name={role} title={titleOf(role)} />,
      },
      {
        key: 'currentPlan',
        label: t('users.field.currentPlan'),
        sortable: true,
        width: '130px',
        cell: ({ currentPlan }) => planLabel(t, currentPlan),
      },
      {
        key: 'billing',
        label: t('users.field.billing'),
        sortable: true,
        width: '180px',
        hideBelow: 900,
        cell: ({ billing }) => billingLabel(t, billing),
      },
      {
        key: 'status',
        label: t('users.field.status'),
        sortable: true,
        width: '130px',
        card: 'aside',
        cell: (user) => <UserStatusPill user={user} />,
      },
      {
        key: 'signIn',
        label: t('users.field.signIn'),
        width: '130px',
        hideBelow: 1040,
        cell: (user) => signInText(t, user),
      },
    ],
    [t, titleOf],
  );
}
