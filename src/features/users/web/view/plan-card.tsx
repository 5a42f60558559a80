import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import type { User } from '../../contract.ts';
import { billingLabel } from '../billing-label.ts';
import { planLabel } from '../plan-label.ts';
import { ViewFacts } from './view-facts.tsx';

/** Which plan a user has and how they pay for it. */
export function PlanCard({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <Card title={t('users.view.plan')}>
      <ViewFacts
        facts={[
          { label: t('users.field.currentPlan'), content: <strong>{planLabel(t, user.currentPlan)}</strong> },
          { label: t('users.field.billing'), content: billingLabel(t, user.billing) },
        ]}
      />
    </Card>
  );
}
