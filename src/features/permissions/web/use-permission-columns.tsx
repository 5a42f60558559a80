import { useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { useTranslation } from '#web/i18n.ts';
import type { Permission } from '../contract.ts';
import { AssignedRole } from './assigned-role.tsx';
import { createdText } from './created-text.ts';
import classes from './permissions-page.module.css';

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
