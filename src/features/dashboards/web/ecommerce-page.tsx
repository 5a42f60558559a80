import { useState } from 'react';
import { readerTime } from '#web/dates/reader-time.ts';
import { useTranslation } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import { ecommerceCards } from './ecommerce-cards.ts';
import { DashboardPage } from './frame/dashboard-page.tsx';

const loadMore = () => import('./analytics-cards.ts').then(({ analyticsCards }) => analyticsCards);

/** The home page: how sales are going. */
export function EcommercePage() {
  const { t } = useTranslation();
  const user = useSession();
  const [hour] = useState(() => Number(readerTime(new Date()).slice(11, 13)));
  const part = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const name = user?.fullName.split(' ')[0] ?? '';
  return (
    <DashboardPage
      name="ecommerce"
      title={t('menu.home')}
      heading={t(`dashboards.greeting.${part}`, { name })}
      rows={ecommerceCards}
      loadMore={loadMore}
    />
  );
}
