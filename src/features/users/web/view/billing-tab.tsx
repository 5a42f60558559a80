import { planTable } from '#contract/plan-table.ts';
import { dollars, limitLines } from '#features/plans/web/public-api.ts';
import { useCan, useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { listInWords } from '#web/list-in-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import classes from '#web/ui/card-list.module.css';
import { StatusPill } from '#web/ui/status-pill.tsx';
import { type User, type UserPlan, userPlans } from '../../contract.ts';
import type { UserActions } from '../use-user-actions.ts';
import { billingLabel, planLabel } from '../user-labels.ts';
import { ViewFacts } from './view-facts.tsx';

/** Maps the four user plans to the company's three tiers. */
const tiers = { basic: 'basic', team: 'standard', company: 'standard', enterprise: 'enterprise' } as const satisfies Record<
  UserPlan,
  string
>;
/** Plan after cancellation. */
const without: UserPlan = 'basic';

/** A user's plan next to the other plans, and the payment method; editable with permission. */
export function BillingTab({ user, actions }: { user: User; actions: UserActions }) {
  const { t, i18n } = useTranslation();
  const mayRead = useCan('read', 'Seller');
  const { update: mayChange } = useRights('User');
  const give = (plan: UserPlan) =>
    actions.change([user.id], { currentPlan: plan }, () => t('users.plans.changed', { name: user.fullName, plan: planLabel(t, plan) }));
  const priceOf = (plan: UserPlan) => {
    const { monthlyPrice, yearlyPlan } = planTable[tiers[plan]];
    if (monthlyPrice === 0) return t('users.plans.free');
    const [monthly, yearly] = [monthlyPrice, yearlyPlan.totalAnnual].map((price) => dollars(price, i18n.language));
    return t('users.plans.price', { monthly, yearly });
  };
  const current = userPlans.find((plan) => plan === user.currentPlan);
  return (
    <>
      <Card
        title={t('users.plans.current')}
        action={
          mayChange &&
          current !== without && (
            <Button look="outline" onClick={() => give(without)}>
              {t('users.plans.cancel')}
            </Button>
          )
        }
      >
        <ViewFacts
          facts={[
            { label: t('users.field.currentPlan'), content: planLabel(t, user.currentPlan) },
            { label: t('users.plans.listPrice'), content: current && priceOf(current) },
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
            <li key={plan} className={classes.line}>
              <span className={classes.grow}>
                <span className={classes.line}>
                  <span className={classes.strong}>{planLabel(t, plan)}</span>
                  {plan === current && <StatusPill tone="accent">{t('users.plans.theirs')}</StatusPill>}
                </span>
                <span>{priceOf(plan)}</span>
                <span className={classes.quiet}>
                  {t('users.plans.tier', {
                    tier: t(`plans.name.${tiers[plan]}`),
                    included: listInWords(limitLines(t, tiers[plan], i18n.language), i18n.language),
                  })}
                </span>
              </span>
              {mayChange && plan !== current && (
                <Button look="outline" onClick={() => give(plan)}>
                  {t('users.plans.give', { plan: planLabel(t, plan) })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** A user's plan and payment method. */
export function PlanCard({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <Card title={t('users.field.currentPlan')}>
      <ViewFacts
        facts={[
          { label: t('users.field.currentPlan'), content: <strong>{planLabel(t, user.currentPlan)}</strong> },
          { label: t('users.field.billing'), content: billingLabel(t, user.billing) },
        ]}
      />
    </Card>
  );
}
