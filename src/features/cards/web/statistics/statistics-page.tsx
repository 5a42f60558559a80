import { useTranslation } from '#web/i18n.ts';
import { LivePage } from '../live/live-page.tsx';
import { statisticsRows } from './statistics-rows.ts';

/** Nine figures of the company, each with how it went. */
export function StatisticsPage() {
  const { t } = useTranslation();
  return <LivePage name="statistics-cards" title={t('cards.statistics')} rows={statisticsRows} />;
}
