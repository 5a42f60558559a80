import { useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { formatDateTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { rightInWords } from '#web/right-words.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { Permission, PermissionCell } from '../contract.ts';
import classes from './permissions-page.module.css';

const tones: Record<string, 'accent' | 'warning' | 'success' | 'info' | 'danger'> = {
  administrator: 'accent',
  manager: 'warning',
  user: 'success',
  support: 'info',
  'restricted-user': 'danger',
};

export function usePermissionColumns(mayReadRoles: boolean): TableColumn<Permission>[] {
  const { t, i18n } = useTranslation();
  return useMemo(
    () => [
      { key: 'name', label: t('common.name'), card: 'main', cell: ({ name }) => <span dir="auto">{name}</span> },
      {
        key: 'cells',
        label: t('permissions.standsFor'),
        cell: ({ cells }) => <StandsFor cells={cells} isLinked={mayReadRoles} />,
      },
      {
        key: 'assignedTo',
        label: t('permissions.assignedTo'),
        width: '300px',
        hideBelow: 1000,
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
    [t, i18n.language, mayReadRoles],
  );
}

/** Cells of the role matrix, each linked to the roles that have it. */
function StandsFor({ cells, isLinked }: { cells: readonly PermissionCell[]; isLinked: boolean }) {
  const { t } = useTranslation();
  if (cells.length === 0) return <span className={classes.nothing}>{t('permissions.standsForNothing')}</span>;
  return (
    <span className={classes.cells}>
      {cells.map((cell) => {
        const address = `${cell.action}.${cell.subject}`;
        const words = rightInWords(t, cell);
        return isLinked ? (
          <PageLink key={address} href={`/apps/roles?right=${address}`}>
            {words}
          </PageLink>
        ) : (
          <span key={address}>{words}</span>
        );
      })}
    </span>
  );
}

/** The role a permission is assigned to, in its color. */
function AssignedRole({ name }: { name: string }) {
  const { t } = useTranslation();
  return <StatusPill tone={tones[name] ?? 'neutral'}>{name in tones ? t(`permissions.role.${name}`) : name}</StatusPill>;
}

/** Parses the API's English timestamp in UTC, such as `24 Sep 2026, 5:20 PM`. */
function createdText(createdDate: string, language: string): string {
  const date = new Date(`${createdDate} UTC`);
  if (Number.isNaN(date.getTime())) return createdDate;
  return formatDateTime(date, language);
}
