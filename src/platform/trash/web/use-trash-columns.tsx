import { type ComponentType, useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { formatListTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import {
  IconBuilding,
  IconCalendar,
  IconCalendarEvent,
  IconChecklist,
  IconFileInvoice,
  IconKey,
  IconLayoutKanban,
  IconLayoutList,
  IconNote,
  IconShieldCheck,
  IconTrash,
  IconUser,
  IconUsers,
} from '#web/icons.ts';
import { Moment } from '#web/ui/moment.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { TrashLine } from '../contract.ts';
import classes from './trash-page.module.css';

const soonDays = 3;

export function useTrashColumns(): TableColumn<TrashLine>[] {
  const { t, i18n } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('trash.name'),
        card: 'main',
        cell: ({ kind, name }) => {
          const Icon = kindIcon(kind);
          const picture = (
            <span className={classes.picture} aria-hidden="true">
              <Icon size={18} />
            </span>
          );
          return <TitleCell picture={picture} title={name || t('trash.noName')} text={t(`trash.kinds.${kind}`)} />;
        },
      },
      {
        key: 'deletedBy',
        label: t('trash.deletedBy'),
        width: '200px',
        hideBelow: 820,
        cell: ({ deletedBy }) => <bdi>{deletedBy || t('trash.nobody')}</bdi>,
      },
      {
        key: 'deletedAt',
        card: 'aside',
        label: t('trash.deletedAt'),
        width: '130px',
        cell: ({ deletedAt }) => <Moment at={deletedAt}>{formatListTime(new Date(deletedAt), i18n.language, new Date())}</Moment>,
      },
      {
        key: 'daysLeft',
        label: t('trash.left'),
        width: '140px',
        cell: ({ daysLeft }) => (
          <StatusPill tone={daysLeft <= soonDays ? 'warning' : 'neutral'}>{t('trash.daysLeft', { count: daysLeft })}</StatusPill>
        ),
      },
    ],
    [t, i18n.language],
  );
}

const icons: Readonly<Record<string, ComponentType<{ size?: number }>>> = {
  space: IconLayoutKanban,
  board: IconLayoutList,
  card: IconNote,
  todo: IconChecklist,
  event: IconCalendarEvent,
  calendar: IconCalendar,
  invoice: IconFileInvoice,
  client: IconBuilding,
  employee: IconUsers,
  user: IconUser,
  role: IconShieldCheck,
  permission: IconKey,
};

/** Returns the icon of a kind; the trash icon by default. */
function kindIcon(kind: string): ComponentType<{ size?: number }> {
  return icons[kind] ?? IconTrash;
}
