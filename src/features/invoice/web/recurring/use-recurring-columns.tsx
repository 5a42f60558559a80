import { useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMail, IconPencil, IconPlayerPause } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { RecurringInvoice } from '../../recurring-contract.ts';
import { shownDay } from '../sheet/shown-day.ts';

/** The columns of the recurring invoices. */
export function useRecurringColumns(): TableColumn<RecurringInvoice>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(
    () => [
      {
        key: 'client',
        label: t('invoice.recurring.field.client'),
        card: 'main',
        cell: ({ clientName, service, lines }) => (
          <TitleCell picture={<Avatar name={clientName} size={34} />} title={clientName} text={service || lines[0]?.description} />
        ),
      },
      {
        key: 'rhythm',
        label: t('invoice.recurring.rhythmLabel'),
        width: '164px',
        cell: ({ unit, every, until }) => (
          <TitleCell
            title={t(`invoice.recurring.rhythm.${unit}`, { count: every })}
            text={until && t('invoice.recurring.untilDay', { day: shownDay(until, language) })}
          />
        ),
      },
      {
        key: 'next',
        label: t('invoice.recurring.field.nextOn'),
        width: '136px',
        cell: ({ isPaused, nextOn, until }) =>
          isPaused ? (
            <StatusPill tone="warning" icon={<IconPlayerPause size={16} />} title={t('invoice.recurring.pausedMeans')}>
              {t('invoice.recurring.paused')}
            </StatusPill>
          ) : until !== null && until < nextOn ? (
            <StatusPill tone="neutral" title={t('invoice.recurring.endedMeans')}>
              {t('invoice.recurring.ended')}
            </StatusPill>
          ) : (
            <bdi className="tabular">{shownDay(nextOn, language)}</bdi>
          ),
      },
      {
        key: 'sends',
        label: t('invoice.recurring.field.sends'),
        width: '170px',
        hideBelow: 860,
        cell: ({ sends }) => (
          <StatusPill
            tone={sends ? 'accent' : 'neutral'}
            icon={sends ? <IconMail size={16} /> : <IconPencil size={16} />}
            title={t(sends ? 'invoice.recurring.sends.mailMeans' : 'invoice.recurring.sends.draftMeans')}
          >
            {t(sends ? 'invoice.recurring.sends.mail' : 'invoice.recurring.sends.draft')}
          </StatusPill>
        ),
      },
      {
        key: 'total',
        label: t('invoice.list.total'),
        align: 'end',
        width: '140px',
        card: 'aside',
        cell: ({ totalCents, currency }) => formatMoney(totalCents, currency, language),
      },
    ],
    [t, language],
  );
}
