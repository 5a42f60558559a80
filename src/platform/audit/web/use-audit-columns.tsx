import { useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { formatDateTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import type { AuditEntry } from '../contract.ts';
import { ActorCell } from './actor-cell.tsx';
import classes from './audit-log-page.module.css';
import { browserText } from './browser-text.ts';
import { changesInWords, entrySentence } from './entry-words.ts';

export function useAuditColumns(): TableColumn<AuditEntry>[] {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const changed = (entry: AuditEntry) =>
      changesInWords(t, entry)
        .map(({ field, from, to }) => t('ui.named', { name: field, value: [from, to].filter(Boolean).join(' → ') }))
        .join(' · ');
    return [
      {
        key: 'at',
        label: t('audit.time'),
        width: '170px',
        card: 'aside',
        cell: ({ at }) => (
          <time dateTime={at} dir="auto">
            {formatDateTime(new Date(at), i18n.language)}
          </time>
        ),
      },
      { key: 'actor', label: t('audit.who'), width: '210px', cell: ({ actor }) => <ActorCell actor={actor} /> },
      {
        key: 'what',
        label: t('audit.what'),
        card: 'main',
        cell: (entry) => <TitleCell title={entrySentence(t, entry)} text={changed(entry)} />,
      },
      {
        key: 'where',
        label: t('audit.where'),
        width: '190px',
        hideBelow: 940,
        cell: ({ address, userAgent }) => (
          <span className={classes.where}>
            <bdi>{address}</bdi>
            <bdi className={classes.browser} title={userAgent}>
              {browserText(userAgent)}
            </bdi>
          </span>
        ),
      },
    ];
  }, [t, i18n.language]);
}
