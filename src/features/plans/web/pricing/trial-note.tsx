import { trialDaysLeft } from '#contract/plan-table.ts';
import { formatDay } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconHourglass } from '#web/icons.ts';
import { InfoNote } from '#web/ui/info-note.tsx';
import type { CompanyPlan } from '../../contract.ts';

/** Days left in the trial of a company without a choice, or that it has ended. */
export function TrialNote({ plan }: { plan: CompanyPlan }) {
  const { t, i18n } = useTranslation();
  if (plan.chosen) return null;
  const now = new Date();
  const until = new Date(plan.trialUntil);
  const day = formatDay(until, i18n.language, now);
  const count = trialDaysLeft(until, now);
  return (
    <InfoNote icon={<IconHourglass size={18} />}>
      {count > 0 ? `${t('plans.trial.left', { count, day })} ${t('plans.trial.after')}` : t('plans.trial.over', { day })}
    </InfoNote>
  );
}
