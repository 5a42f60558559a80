import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { OrderStatusPill } from '#features/shop/web/public-api.ts';
import { useCan } from '#web/ability.ts';
import { formatDay } from '#web/dates/format-date.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import styles from './client-home-page.module.css';
import { accountOrdersQuery, rowsPerPage } from './client-home-queries.ts';
import { ListPager } from './list-pager.tsx';

/** Shows the user's orders; nothing without any. */
export function OrdersCard() {
  const { t, i18n } = useTranslation();
  const [page, setPage] = useState(1);
  const canOpen = useCan('read', 'Shop');
  const { data, isError, refetch } = useQuery({ ...accountOrdersQuery(page), placeholderData: keepPreviousData });
  if (isError && !data) {
    return (
      <Card title={t('clientHome.orders.title')}>
        <ErrorState text={t('clientHome.orders.failed')} onTryAgain={() => void refetch()} />
      </Card>
    );
  }
  if (!data || data.total === 0) return null;
  return (
    <Card title={t('clientHome.orders.title')}>
      <ul className={styles.list}>
        {data.orders.map(({ id, status, placedAt, totalCents, currency }) => (
          <li key={id} className={styles.row}>
            <span className={styles.what}>
              <span className={styles.name}>
                {canOpen ? (
                  <PageLink href={pageAddress('/apps/ecommerce/my-orders/:id', { id })}>{t('clientHome.orders.number', { id })}</PageLink>
                ) : (
                  t('clientHome.orders.number', { id })
                )}
                <OrderStatusPill status={status} />
              </span>
              <span className={styles.facts}>
                <span>{t('clientHome.orders.placed', { day: formatDay(new Date(placedAt), i18n.language, new Date()) })}</span>
              </span>
            </span>
            <span className={styles.amount}>
              <bdi>{formatMoney(totalCents, currency, i18n.language)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <ListPager label={t('clientHome.orders.title')} page={page} perPage={rowsPerPage.orders} total={data.total} onPage={setPage} />
    </Card>
  );
}
