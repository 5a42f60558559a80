import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import { type User, userPlans } from '../../contract.ts';
import { billingLabel } from '../billing-label.ts';
import { planLabel } from '../plan-label.ts';
import classes from './tab-list.module.css';
import { ViewFacts } from './view-facts.tsx';

/** A user's plan beside the other plans, and how they pay. */
export function BillingTab({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <>
      <Card title={t('users.plans.current')}>
        <ViewFacts
          facts={[
            { label: t('users.field.currentPlan'), content: planLabel(t, user.currentPlan) },
            { label: t('users.field.billing'), content: billingLabel(t, user.billing) },
            { label: t('users.plans.charged'), content: t(user.billing === 'Auto Debit' ? 'users.plans.auto' : 'users.plans.manual') },
          ]}
        />
      </Card>
      <Card title={t('users.plans.all')}>
        <ul className={classes.list}>
          {userPlans.map((plan) => (
            <li key={plan} className={classes.plan}>
              <span className={classes.line}>
                <span className={classes.strong}>{planLabel(t, plan)}</span>
                {plan === user.currentPlan && <StatusPill tone="accent">{t('users.plans.theirs')}</StatusPill>}
              </span>
              <span className={classes.quiet}>{t(`users.plans.includes.${plan}`)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
