import { useQuery } from '@tanstack/react-query';
import { notificationKinds } from '#platform/notifications/contract.ts';
import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import classes from '#web/ui/card-list.module.css';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { User } from '../../contract.ts';
import { connectionsQuery } from '../user-queries.ts';
import { TabContent } from './tab-content.tsx';

/** A user's notification settings, which only they can change. */
export function NotificationsTab({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <TabContent title={t('users.tab.notifications')} query={useQuery(connectionsQuery(user.id))}>
      {({ notifications }) => (
        <Card title={t('users.tab.notifications')} text={t(notifications ? 'users.notifications.text' : 'users.notifications.noAccount')}>
          {notifications && (
            <ul className={classes.list}>
              {notifications.map(({ kind, isWanted }) => {
                const known = notificationKinds.find((one) => one === kind);
                return (
                  <li key={kind} className={classes.line}>
                    <span className={classes.grow}>{known ? t(`users.notifications.kind.${known}`) : kind}</span>
                    <StatusPill tone={isWanted ? 'success' : 'neutral'}>
                      {t(isWanted ? 'users.notifications.on' : 'users.notifications.off')}
                    </StatusPill>
                  </li>
                );
              })}
            </ul>
          )}
        </Card>
      )}
    </TabContent>
  );
}
