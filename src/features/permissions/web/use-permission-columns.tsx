import { useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { useTranslation } from '#web/i18n.ts';
import { dateFormat } from '#web/intl.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { Permission } from '../contract.ts';
import classes from './permissions-page.module.css';

const tones: Record<string, 'accent' | 'warning' | 'success' | 'info' | 'danger'> = {
  administrator: 'accent',
  manager: 'warning',
  user: 'success',
  support: 'info',
  'restricted-user': 'danger',
};

/** The columns of the list of permissions. */
export function usePermissionColumns(): TableColumn<Permission>[] {
  const { t, i18n } = useTranslation();
  return useMemo(
    () => [
      { key: 'name', label: t('permissions.name'), card: 'main', cell: ({ name }) => <span dir="auto">{name}</span> },
      {
        key: 'assignedTo',
        label: t('permissions.assignedTo'),
        width: '420px',
        cell: ({ assignedTo }) => (
          <span className={classes.roles}>
            {assignedTo.map((role) => (
              <AssignedRole key={role} name={role} />
            ))}
          </span>
        ),
      },
      {
        key: 'createdDate',
        label: t('permissions.createdDate'),
        width: '200px',
        hideBelow: 820,
        cell: ({ createdDate }) => <span dir="auto">{createdText(createdDate, i18n.language)}</span>,
      },
    ],
    [t, i18n.language],
  );
}

/** Whom a permission is assigned to, in the colour of the role. */
function AssignedRole({ name }: { name: string }) {
  const { t } = useTranslation();
  return <StatusPill tone={tones[name] ?? 'neutral'}>{name in tones ? t(`permissions.role.${name}`) : name}</StatusPill>;
}

/** The API tells the date as English text, in UTC: `24 Sep 2026, 5:20 PM`. Another language has its own. */
function createdText(createdDate: string, language: string): string {
  const date = new Date(`${createdDate} UTC`);
  if (language === 'en' || Number.isNaN(date.getTime())) return createdDate;
  return dateFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(date);
}
