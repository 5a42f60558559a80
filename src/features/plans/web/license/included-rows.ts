import { type Plan, planNames, planTable } from '#contract/plan-table.ts';
import { formatNumber } from '#web/format-number.ts';
import type { TFunction } from '#web/i18n.ts';
import { dollars } from '../dollars.ts';

const gigabyte = 1024 ** 3;

/** What each plan costs and includes, a row for each thing: all of it from the table that the server keeps to. */
export function includedRows(t: TFunction, language: string): { key: number; cells: string[] }[] {
  const ofEach = (label: string, cell: (plan: Plan) => string) => [label, ...planNames.map((name) => cell(planTable[name]))];
  const number = (most: number | null) => (most === null ? t('plans.license.any') : formatNumber(most, language));
  const features = planNames.flatMap((name) => planTable[name].features);
  const rows = [
    ofEach(t('plans.license.price'), ({ monthlyPrice }) => dollars(monthlyPrice, language)),
    ofEach(t('plans.license.priceYearly'), ({ yearlyPlan }) => dollars(yearlyPlan.perMonth, language)),
    ofEach(t('plans.license.total'), ({ yearlyPlan }) => dollars(yearlyPlan.totalAnnual, language)),
    ofEach(t('plans.license.responses'), ({ limits }) => number(limits.responsesPerMonth)),
    ofEach(t('plans.usage.subdomains'), ({ limits }) => number(limits.subdomains)),
    ofEach(t('plans.usage.storage'), ({ limits }) =>
      t('plans.license.gigabytes', { most: formatNumber(limits.storageBytes / gigabyte, language) }),
    ),
    ...features.map((feature) =>
      ofEach(`${t(`plans.feature.${feature}`)} (${t('plans.notYet')})`, (plan) =>
        t(plan.features.includes(feature) ? 'plans.license.yes' : 'plans.license.no'),
      ),
    ),
  ];
  return rows.map((cells, key) => ({ key, cells }));
}
