import { useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { useTranslation } from '#web/i18n.ts';
import type { User } from '../../contract.ts';
import { RoleLabel } from '../role-label.tsx';
import type { Roles } from '../use-roles.ts';
import { UserAvatar } from '../user-avatar.tsx';
import { billingLabel, planLabel, signInText, statusText } from '../user-labels.ts';
import { UserStatusPill } from '../user-status.tsx';

export function useUserColumns({ titleOf }: Roles): TableColumn<User>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'fullName',
        label: t('users.field.user'),
        sortable: true,
        card: 'main',
        text: ({ fullName }) => fullName,
        cell: (user) => <TitleCell picture={<UserAvatar user={user} />} title={user.fullName} text={user.email} />,
      },
      {
        key: 'role',
        label: t('users.field.role'),
        sortable: true,
        width: '160px',
        text: ({ role }) => titleOf(role),
        cell: ({ role }) => <RoleLabel name={role} title={titleOf(role)} />,
      },
      {
        key: 'currentPlan',
        label: t('users.field.currentPlan'),
        sortable: true,
        width: '130px',
        text: ({ currentPlan }) => planLabel(t, currentPlan),
        cell: ({ currentPlan }) => planLabel(t, currentPlan),
      },
      {
        key: 'billing',
        label: t('users.field.billing'),
        sortable: true,
        width: '180px',
        hideBelow: 900,
        text: ({ billing }) => billingLabel(t, billing),
        cell: ({ billing }) => billingLabel(t, billing),
      },
      {
        key: 'status',
        label: t('users.field.status'),
        sortable: true,
        width: '130px',
        card: 'aside',
        text: (user) => statusText(t, user),
        cell: (user) => <UserStatusPill user={user} />,
      },
      {
        key: 'signIn',
        label: t('users.field.signIn'),
        width: '130px',
        hideBelow: 1040,
        text: (user) => signInText(t, user),
        cell: (user) => signInText(t, user),
      },
      {
        ...{ key: 'email', label: t('users.sheet.email'), isExtra: true, width: '240px', hideBelow: 900 },
        text: ({ email }) => email,
        cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
      },
      {
        ...{ key: 'company', label: t('users.sheet.company'), isExtra: true, width: '180px', hideBelow: 900 },
        text: ({ company }) => company,
        cell: ({ company }) => <bdi>{company}</bdi>,
      },
      {
        ...{ key: 'country', label: t('users.sheet.country'), isExtra: true, width: '140px', hideBelow: 900 },
        text: ({ country }) => country,
        cell: ({ country }) => <bdi>{country}</bdi>,
      },
    ],
    [t, titleOf],
  );
}
