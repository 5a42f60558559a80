import { type PlanName, planTable } from '#contract/plan-table.ts';
import { formatNumber } from '#web/format-number.ts';
import type { TFunction } from '#web/i18n.ts';

const gigabyte = 1024 ** 3;

/** The limits of a plan, each as a line of what it includes. */
export function limitLines(t: TFunction, plan: PlanName, language: string): string[] {
  const { responsesPerMonth, subdomains, storageBytes } = planTable[plan].limits;
  const most = (value: number) => ({ most: formatNumber(value, language) });
  return [
    responsesPerMonth === null ? t('plans.benefit.anyResponses') : t('plans.benefit.responses', most(responsesPerMonth)),
    subdomains === null ? t('plans.benefit.anySubdomains') : t('plans.benefit.subdomains', most(subdomains)),
    t('plans.benefit.storage', most(storageBytes / gigabyte)),
  ];
}

/** All that a plan includes, its limits first; of what no version has yet it says so. */
export function tierLines(t: TFunction, plan: PlanName, language: string): string[] {
  const later = t('plans.notYet');
  return [...limitLines(t, plan, language), ...planTable[plan].features.map((feature) => `${t(`plans.feature.${feature}`)} (${later})`)];
}
