import { tierLines } from '#features/plans/web/offers.ts';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { listInWords } from '#web/list-in-words.ts';
import { Card } from '#web/ui/card.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import { type User, type UserPlan, userPlans } from '../../contract.ts';
import { billingLabel } from '../billing-label.ts';
import { planLabel } from '../plan-label.ts';
import classes from './tab-list.module.css';
import { ViewFacts } from './view-facts.tsx';

/** Which tier of the company's plans each plan of a user stands for: there are four of these and three of those. */
const tiers = { basic: 'basic', team: 'standard', company: 'standard', enterprise: 'enterprise' } as const satisfies Record<
  UserPlan,
  string
>;

/** A user's plan beside the other plans, and how they pay. */
export function BillingTab({ user }: { user: User }) {
  const { t, i18n } = useTranslation();
  const mayRead = useCan('read', 'Seller');
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
      <Card
        title={t('users.plans.all')}
        text={t('users.plans.note')}
        action={mayRead && <a href="/pages/pricing">{t('users.plans.link')}</a>}
      >
        <ul className={classes.list}>
          {userPlans.map((plan) => (
            <li key={plan} className={classes.plan}>
              <span className={classes.line}>
                <span className={classes.strong}>{planLabel(t, plan)}</span>
                {plan === user.currentPlan && <StatusPill tone="accent">{t('users.plans.theirs')}</StatusPill>}
              </span>
              <span className={classes.quiet}>
                {t('users.plans.tier', {
                  tier: t(`plans.name.${tiers[plan]}`),
                  included: listInWords(tierLines(t, tiers[plan], i18n.language), i18n.language),
                })}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
