import { useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { Client } from '../contract.ts';

export function useClientColumns(): TableColumn<Client>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('clients.name'),
        card: 'main',
        text: ({ company, name }) => company || name,
        cell: ({ company, name }) => (
          <TitleCell picture={<Avatar name={company || name} size={34} />} title={company || name} text={company ? name : ''} />
        ),
      },
      {
        key: 'email',
        label: t('common.email'),
        width: '260px',
        text: ({ companyEmail }) => companyEmail,
        cell: ({ companyEmail }) =>
          companyEmail ? (
            <bdi dir="ltr">{companyEmail}</bdi>
          ) : (
            <StatusPill tone="warning" icon={<IconAlertTriangle />} title={t('clients.noEmailMeans')}>
              {t('clients.noEmail')}
            </StatusPill>
          ),
      },
      {
        ...{ key: 'phone', label: t('clients.phone'), width: '170px', hideBelow: 980 },
        text: ({ contact }) => contact,
        cell: ({ contact }) => <bdi dir="ltr">{contact}</bdi>,
      },
      {
        key: 'place',
        label: t('clients.field.address'),
        width: '240px',
        hideBelow: 820,
        text: placeOf,
        cell: (client) => <bdi>{placeOf(client)}</bdi>,
      },
      {
        ...{ key: 'contact', label: t('clients.field.name'), isExtra: true, width: '180px', hideBelow: 820 },
        text: ({ name }) => name,
        cell: ({ name }) => <bdi>{name}</bdi>,
      },
      {
        ...{ key: 'vatId', label: t('clients.field.vatId'), isExtra: true, width: '150px', hideBelow: 820 },
        text: ({ vatId }) => vatId,
        cell: ({ vatId }) => <bdi>{vatId}</bdi>,
      },
    ],
    [t],
  );
}

const placeOf = ({ address, country }: Client) => [address.split('\n').at(-1), country].filter(Boolean).join(', ');
