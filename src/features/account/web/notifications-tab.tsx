import { NotificationSettings } from '#platform/notifications/web/public-api.ts';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';

/** Notification settings for the app and this browser. */
export function NotificationsTab() {
  const { t } = useTranslation();
  const isTold = useCan('update', 'Notification');
  return (
    <Card title={t('account.tab.notifications')} text={t(isTold ? 'account.notifications.text' : 'account.notifications.none')}>
      {isTold && <NotificationSettings />}
    </Card>
  );
}
