import { useTranslation } from '#web/i18n.ts';
import { analyticsCards } from './analytics-cards.ts';
import { DashboardPage } from './frame/dashboard-page.tsx';

const loadMore = () => import('./ecommerce-cards.ts').then(({ ecommerceCards }) => ecommerceCards);

/** The analytics page: visitors, support, and sales. */
export function AnalyticsPage() {
  const { t } = useTranslation();
  return <DashboardPage name="analytics" title={t('dashboards.analytics')} rows={analyticsCards} loadMore={loadMore} />;
}
