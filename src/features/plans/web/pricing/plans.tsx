import { periods, planNames } from '#contract/plan-table.ts';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconInfoCircle } from '#web/icons.ts';
import { InfoNote } from '#web/ui/info-note.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import type { PlanAnswer } from '../../contract.ts';
import { usePlanActions } from '../use-plan-actions.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './pricing-page.module.css';
import { SubdomainCard } from './subdomain-card.tsx';
import { TrialNote } from './trial-note.tsx';
import { UsageCard } from './usage-card.tsx';

/** The plans as a company sees them. How they are paid, and which one is about to be chosen, stand in the address. */
export function Plans({ answer }: { answer: PlanAnswer }) {
  const { t } = useTranslation();
  const mayChoose = useCan('update', 'Seller');
  const [askedPeriod] = useSearchValue('period');
  const [askedPlan, ask] = useSearchValue('choose');
  const { choose } = usePlanActions();
  const { plan, hasLimits } = answer;
  const period = periods.find((one) => one === askedPeriod) ?? (plan.chosen ? plan.period : 'monthly');
  const asked = mayChoose ? planNames.find((name) => name === askedPlan) : undefined;
  return (
    <>
      <TrialNote plan={plan} />
      {!hasLimits && <InfoNote icon={<IconInfoCircle size={18} />}>{t('plans.limitsOff')}</InfoNote>}
      <div className={classes.period}>
        <TabLinks
          label={t('plans.period.label')}
          chosen={period}
          tabs={periods.map((key) => ({ key, label: t(`plans.period.${key}`), href: `/pages/pricing?period=${key}` }))}
        />
      </div>
      <div className={classes.cards}>
        {planNames.map((name) => (
          <PlanCard key={name} name={name} period={period} plan={plan} onChoose={mayChoose ? () => ask(name) : undefined} />
        ))}
      </div>
      <UsageCard answer={answer} />
      <SubdomainCard answer={answer} mayChange={mayChoose} />
      {asked && (
        <ChooseDialog
          name={asked}
          usage={answer.usage}
          onClose={() => ask(undefined)}
          onConfirm={() => {
            ask(undefined);
            void choose(plan, { plan: asked, period });
          }}
        />
      )}
    </>
  );
}
