import { useQuery } from '@tanstack/react-query';
import { periods, planNames } from '#contract/plan-table.ts';
import { useCan } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown, IconInfoCircle } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import type { PlanAnswer } from '../../contract.ts';
import { planQuestions } from '../../plan-questions.ts';
import { planQuery } from '../plan-query.ts';
import { usePlanActions } from '../use-plan-actions.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './pricing-page.module.css';
import { SubdomainCard } from './subdomain-card.tsx';
import { TrialNote } from './trial-note.tsx';
import { UsageCard } from './usage-card.tsx';

/** The plans with prices and contents, the company's current one, and its usage. */
export function PricingPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.plans'));
  const { data, error, refetch } = useQuery(planQuery);
  const shown = useShown(planQuery, data);
  return (
    <div className={classes.page}>
      <PageHead title={t('menu.plans')} note={t('plans.text')} />
      {shown ? (
        <Plans answer={shown} />
      ) : error ? (
        <ErrorState
          title={t('plans.failed')}
          text={t(error instanceof ApiError && error.status === 0 ? 'table.offline' : 'table.serverFailed')}
          onTryAgain={() => void refetch()}
        />
      ) : (
        <div className={classes.cards} role="status" aria-label={t('ui.loading')}>
          {[1, 2, 3].map((bone) => (
            <div key={bone} className={classes.bone} />
          ))}
        </div>
      )}
      <PricingFaq />
    </div>
  );
}

/** The plans for a company. Billing period and open dialog are part of the URL. */
function Plans({ answer }: { answer: PlanAnswer }) {
  const { t } = useTranslation();
  const mayChoose = useCan('update', 'Seller');
  const [requestedPeriod] = useSearchValue('period');
  const [requestedPlan, ask] = useSearchValue('choose');
  const { choose } = usePlanActions();
  const { plan, hasLimits } = answer;
  const period = periods.find((one) => one === requestedPeriod) ?? (plan.chosen ? plan.period : 'monthly');
  const asked = mayChoose ? planNames.find((name) => name === requestedPlan) : undefined;
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

/** FAQ on plans, one answer open at a time. */
function PricingFaq() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('plans.faq.title')}>
      <h2 className={classes.faqTitle}>{t('plans.faq.title')}</h2>
      <div className={classes.list}>
        {planQuestions.map((key) => (
          <details key={key} name="plan-questions" className={classes.item}>
            <summary className={classes.question}>
              <span>{t(`plans.faq.${key}.question`)}</span>
              <IconChevronDown size={18} aria-hidden="true" />
            </summary>
            <p className={classes.answer}>{t(`plans.faq.${key}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
