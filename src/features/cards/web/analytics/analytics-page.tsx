import { useTranslation } from '#web/i18n.ts';
import { LivePage } from '../live/live-page.tsx';
import { analyticsRows } from './analytics-rows.ts';

/** Eight cards of how the company does. */
export function AnalyticsPage() {
  const { t } = useTranslation();
  return <LivePage name="analytics-cards" title={t('cards.analytics')} rows={analyticsRows} />;
}
