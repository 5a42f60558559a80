import { useMemo } from 'react';
import { type Period, type PlanName, planInForce } from '#contract/plan-table.ts';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { refusalText } from '#web/refusal-text.ts';
import { addSubdomain, type CompanyPlan, choosePlan, removeSubdomain, type Subdomain } from '../contract.ts';
import type { planQuery } from './plan-query.ts';

type PlanViews = { company: ViewOf<typeof planQuery> };

const words: ActionWords = {
  failed: (t) => t('plans.failure.choose'),
  failureOf: (t, error) => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.status === 409) return { message: t('plans.failure.changed'), isFinal: true };
    return error.status === 402 || error.status === 400 ? { message: refusalText(t, error), isFinal: true } : undefined;
  },
  undoNeeds: ['update', 'Seller'],
};

interface Choice {
  plan: PlanName | null;
  period: Period;
}

/** Plan and subdomain actions, each with Undo. */
export function usePlanActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<PlanViews>('plan', words);
  return useMemo(() => {
    const chooseNow = ({ plan, period }: Choice, version?: number) =>
      show({
        rows: ['plan'],
        look: {
          company: (answer) => {
            const trialUntil = new Date(answer.plan.trialUntil);
            const inForce = planInForce({ chosen: plan, trialUntil }, new Date());
            return { ...answer, plan: { ...answer.plan, chosen: plan, period, inForce } };
          },
        },
        send: () => call(choosePlan, { body: { plan, period, ...(version !== undefined && { version }) } }),
        settled: ({ plan: now }) => ({ company: (answer) => ({ ...answer, plan: now }) }),
      });
    const named = (subdomains: Subdomain[]) => ({
      company: (answer: PlanViews['company']['answer']) => ({
        ...answer,
        subdomains,
        usage: { ...answer.usage, subdomains: subdomains.length },
      }),
    });
    const addNow = (name: string) =>
      show({
        rows: [name],
        send: () => call(addSubdomain, { body: { name } }),
        settled: ({ subdomains }) => named(subdomains),
      });
    const removeNow = (name: string) =>
      show({
        rows: [name],
        look: { company: (answer) => named(answer.subdomains.filter((one) => one.name !== name)).company(answer) },
        send: () => call(removeSubdomain, { query: { name } }),
        settled: ({ subdomains }) => named(subdomains),
      });
    return {
      async choose(before: CompanyPlan, wanted: { plan: PlanName; period: Period }): Promise<void> {
        const isDone = await attempt(() => chooseNow(wanted, before.version));
        const said =
          before.chosen === wanted.plan
            ? t('plans.done.period', { period: t(`plans.period.${wanted.period}`) })
            : t('plans.done.chosen', { name: t(`plans.name.${wanted.plan}`) });
        const back = { plan: before.chosen, period: before.period };
        if (isDone) offerUndo(said, () => chooseNow(back), 'success', t('plans.failure.undo'));
      },
      /** Throws on failure, so the form keeps its input. */
      async add(name: string): Promise<void> {
        await addNow(name);
        offerUndo(t('plans.done.added', { name }), () => removeNow(name), 'success', t('plans.failure.undo'));
      },
      async remove(name: string): Promise<void> {
        const isDone = await attempt(() => removeNow(name), t('plans.failure.undo'));
        if (isDone) offerUndo(t('plans.done.removed', { name }), () => addNow(name), 'success', t('plans.failure.undo'));
      },
    };
  }, [t, show, attempt, offerUndo]);
}
