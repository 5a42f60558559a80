import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Period, type PlanName, periods, planNames } from '#contract/plan-table.ts';
import { useCan } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { Check } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { planQuery } from '../plan-query.ts';
import { usePlanActions } from '../use-plan-actions.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './plans-dialog.module.css';
import { TrialNote } from './trial-note.tsx';

/** Plan comparison over any page; read-only without permission. */
export function PlansDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const mayChoose = useCan('update', 'Seller');
  const { data, error, refetch } = useQuery(planQuery);
  const answer = useShown(planQuery, data);
  const { choose } = usePlanActions();
  const group = useId();
  const [requestedPeriod, setPeriod] = useState<Period>();
  const [asked, ask] = useState<PlanName>();
  const plan = answer?.plan;
  const period = requestedPeriod ?? (plan?.chosen ? plan.period : 'monthly');
  return (
    <Dialog kind="wide" title={t('menu.plans')} focuses="none" onClose={onClose}>
      <DialogBody text={t('plans.text')}>
        {plan && <TrialNote plan={plan} />}
        {plan && (
          <fieldset className={classes.period}>
            <legend className="visually-hidden">{t('plans.period.label')}</legend>
            {periods.map((one) => (
              <Check key={one} type="radio" name={group} checked={one === period} onChange={() => setPeriod(one)}>
                {t(`plans.period.${one}`)}
              </Check>
            ))}
          </fieldset>
        )}
        {plan && (
          <div className={classes.cards}>
            {planNames.map((name) => (
              <PlanCard key={name} name={name} period={period} plan={plan} onChoose={mayChoose ? () => ask(name) : undefined} />
            ))}
          </div>
        )}
        {!plan && error && (
          <ErrorState
            title={t('plans.failed')}
            text={t(error instanceof ApiError && error.status === 0 ? 'table.offline' : 'table.serverFailed')}
            onTryAgain={() => void refetch()}
          />
        )}
        {!plan && !error && <div className={classes.bone} role="status" aria-label={t('ui.loading')} />}
        {plan && !mayChoose && <p>{t('plans.readOnly')}</p>}
        {asked && answer && (
          <ChooseDialog
            name={asked}
            usage={answer.usage}
            onClose={() => ask(undefined)}
            onConfirm={() => {
              ask(undefined);
              void choose(answer.plan, { plan: asked, period });
            }}
          />
        )}
      </DialogBody>
    </Dialog>
  );
}
