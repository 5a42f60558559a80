import { Suspense } from 'react';
import type { FirstStep } from '#contract/first-step.ts';
import { dismissFirstSteps } from '#features/first-steps/contract.ts';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { DashboardAnswer, dashboardQuery } from '../dashboard-query.ts';

// Most people have none any more.
const FirstStepsCard = lazyPart(() => import('#features/first-steps/web/offers.ts').then(({ FirstStepsCard }) => FirstStepsCard), {
  atRest: false,
});

type Pages = { page: ViewOf<ReturnType<typeof dashboardQuery>> };

const words: ActionWords = { failed: (t) => t('firstSteps.failed') };

function withoutSteps({ firstSteps: _hidden, ...page }: DashboardAnswer): DashboardAnswer {
  return page;
}

/** The checklist over the cards, until it is done or dismissed. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<Pages>('dashboard', words);
  const put = (isDismissed: boolean) =>
    show({
      rows: ['first-steps'],
      ...(isDismissed && { look: { page: withoutSteps } }),
      send: () => call(dismissFirstSteps, { body: { isDismissed } }),
    });
  const dismiss = async () => {
    if (await attempt(() => put(true))) offerUndo(t('firstSteps.dismissed'), () => put(false));
  };
  return (
    <Suspense fallback={null}>
      <FirstStepsCard steps={steps} onDismiss={() => void dismiss()} />
    </Suspense>
  );
}
