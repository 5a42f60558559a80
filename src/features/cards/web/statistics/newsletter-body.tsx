import type { CardProps } from '#features/dashboards/web/offers.ts';
import { useTranslation } from '#web/i18n.ts';
import { KeptChart } from './kept-chart.tsx';

/** How often the newsletter was read. */
export function NewsletterBody(props: CardProps<'newsletter'>) {
  const { t } = useTranslation();
  return <KeptChart {...props} note={t('cards.readings')} tone={3} />;
}
