import type { CardProps } from '#features/dashboards/web/offers.ts';
import { useTranslation } from '#web/i18n.ts';
import { KeptChart } from './kept-chart.tsx';

/** Visits of the company's site. */
export function SiteTrafficBody(props: CardProps<'siteTraffic'>) {
  const { t } = useTranslation();
  return <KeptChart {...props} note={t('cards.visits')} tone={5} />;
}
