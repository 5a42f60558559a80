import { useTranslation } from '#web/i18n.ts';
import { LivePage } from '../live/live-page.tsx';
import { ActionCards } from './action-cards.tsx';
import { actionRows } from './action-rows.ts';

/** Cards that can be collapsed, read anew, widened and removed. */
export function ActionPage() {
  const { t } = useTranslation();
  return (
    <LivePage name="action-cards" title={t('cards.action')} rows={actionRows}>
      {(live) => <ActionCards live={live} />}
    </LivePage>
  );
}
