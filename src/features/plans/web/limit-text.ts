import { type PlanName, planTable } from '#contract/plan-table.ts';
import { formatNumber } from '#web/format-number.ts';
import type { TFunction } from '#web/i18n.ts';

const gigabyte = 1024 ** 3;

/** Describes what a plan includes, one line per limit; nothing this version lacks. */
export function limitLines(t: TFunction, plan: PlanName, language: string): string[] {
  const { responsesPerMonth, subdomains, storageBytes } = planTable[plan].limits;
  const most = (value: number) => ({ most: formatNumber(value, language) });
  return [
    responsesPerMonth === null ? t('plans.benefit.anyResponses') : t('plans.benefit.responses', most(responsesPerMonth)),
    subdomains === null ? t('plans.benefit.anySubdomains') : t('plans.benefit.subdomains', most(subdomains)),
    t('plans.benefit.storage', most(storageBytes / gigabyte)),
  ];
}
