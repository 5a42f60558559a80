import { useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { formatDateTime } from '#web/dates/format-date.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { Delivery } from '../contract.ts';
import { answerText, toneOfDelivery } from './delivery-looks.ts';

/** The columns of what a webhook was told. */
export function useDeliveryColumns(): TableColumn<Delivery>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(
    (): TableColumn<Delivery>[] => [
      {
        key: 'type',
        label: t('webhooks.type'),
        card: 'main',
        cell: ({ type }) => <bdi dir="ltr">{type}</bdi>,
      },
      {
        key: 'createdAt',
        label: t('webhooks.time'),
        width: '200px',
        card: 'line',
        cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(new Date(createdAt), language)}</time>,
      },
      {
        key: 'state',
        label: t('webhooks.stateLabel'),
        width: '150px',
        card: 'aside',
        cell: ({ state }) => <StatusPill tone={toneOfDelivery[state]}>{t(`webhooks.deliveryState.${state}`)}</StatusPill>,
      },
      {
        key: 'tries',
        label: t('webhooks.tries'),
        align: 'end',
        width: '100px',
        hideBelow: 760,
        cell: ({ tries }) => formatNumber(tries, language),
      },
      {
        key: 'answer',
        label: t('webhooks.answer'),
        width: '210px',
        hideBelow: 820,
        card: 'line',
        cell: (delivery) => answerText(t, delivery),
      },
    ],
    [t, language],
  );
}
