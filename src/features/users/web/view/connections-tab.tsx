import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n.ts';
import type { User } from '../../contract.ts';
import { connectionsQuery } from '../user-queries.ts';
import { ConnectionCard } from './connection-card.tsx';
import { TabContent } from './tab-content.tsx';

export function ConnectionsTab({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <TabContent title={t('users.tab.connections')} query={useQuery(connectionsQuery(user.id))}>
      {({ connections }) => <ConnectionCard connections={connections} />}
    </TabContent>
  );
}
