import { useTranslation } from '#web/i18n.ts';
import { LivePage } from '../live/live-page.tsx';
import { advanceRows } from './advance-rows.ts';

/** Cards that say and do more than a figure: each with what the company has. */
export function AdvancePage() {
  const { t } = useTranslation();
  return <LivePage name="advance-cards" title={t('cards.advance')} rows={advanceRows} />;
}
