import { type PlanLimits, type PlanName, planTable } from '#contract/plan-table.ts';
import { formatNumber } from '#web/format-number.ts';
import { formatSize } from '#web/format-size.ts';
import type { PlanAnswer } from '../contract.ts';

export interface UsedShare {
  what: 'responses' | 'subdomains' | 'storage';
  used: number;
  /** Null is unlimited. */
  most: number | null;
  usedText: string;
  maxText: string;
}

/** Usage of each limit of a plan, formatted. */
export function usedShares(plan: PlanName, usage: PlanAnswer['usage'], language: string): UsedShare[] {
  const { responsesPerMonth, subdomains, storageBytes }: PlanLimits = planTable[plan].limits;
  const number = (value: number) => formatNumber(value, language);
  const size = (bytes: number) => formatSize(bytes, language);
  const share = (what: UsedShare['what'], used: number, most: number | null, text: (value: number) => string) => ({
    ...{ what, used, most, usedText: text(used), maxText: most === null ? '' : text(most) },
  });
  return [
    share('responses', usage.responses, responsesPerMonth, number),
    share('subdomains', usage.subdomains, subdomains, number),
    share('storage', usage.storageBytes, storageBytes, size),
  ];
}
