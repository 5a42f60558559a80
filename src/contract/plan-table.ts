/** From the smallest to the largest. */
export const planNames = ['basic', 'standard', 'enterprise'] as const;
export type PlanName = (typeof planNames)[number];
export const periods = ['monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];

/** What a plan has of something; null is any amount. */
export interface PlanLimits {
  /** What people without an account answer through public links, in a calendar month. */
  readonly responsesPerMonth: number | null;
  readonly subdomains: number | null;
  /** All files of the company together. */
  readonly storageBytes: number;
}

/** What a tier is named to have beyond its limits: no part of Atrium does any of it yet. */
export type PlanFeature = 'instagram' | 'googleDocs' | 'thankYou' | 'paypal' | 'logicJumps' | 'customDomain' | 'stripe';

export interface Plan {
  /** In whole dollars. */
  readonly monthlyPrice: number;
  readonly yearlyPlan: { readonly perMonth: number; readonly totalAnnual: number };
  readonly isPopular: boolean;
  readonly limits: PlanLimits;
  readonly features: readonly PlanFeature[];
  readonly image: string;
}

export const trialDays = 30;
const gigabyte = 1024 ** 3;

/** What each plan costs and includes: the page shows it, and the server enforces its limits. */
export const planTable: Readonly<Record<PlanName, Plan>> = {
  basic: {
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    isPopular: false,
    limits: { responsesPerMonth: 100, subdomains: 2, storageBytes: gigabyte / 2 },
    features: [],
    image: '/plans/basic.svg',
  },
  standard: {
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    isPopular: true,
    limits: { responsesPerMonth: 1000, subdomains: 10, storageBytes: 2 * gigabyte },
    features: ['instagram', 'googleDocs', 'thankYou'],
    image: '/plans/standard.svg',
  },
  enterprise: {
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    isPopular: false,
    limits: { responsesPerMonth: null, subdomains: null, storageBytes: 5 * gigabyte },
    features: ['paypal', 'logicJumps', 'customDomain', 'stripe'],
    image: '/plans/enterprise.svg',
  },
};

/** What a month costs, paid by the month or for a year. */
export function pricePerMonth(plan: PlanName, period: Period): number {
  return period === 'yearly' ? planTable[plan].yearlyPlan.perMonth : planTable[plan].monthlyPrice;
}

/** The smallest plan that has more of something than so many; null where none has. */
export function planWithMore(limit: keyof PlanLimits, than: number): PlanName | null {
  return planNames.find((name) => (planTable[name].limits[limit] ?? Number.POSITIVE_INFINITY) > than) ?? null;
}

/** What counts at a moment: what was chosen, else Enterprise in the trial, else Basic. */
export function planInForce({ chosen, trialUntil }: { chosen: PlanName | null; trialUntil: Date }, now: Date): PlanName {
  return chosen ?? (now < trialUntil ? 'enterprise' : 'basic');
}

/** How many days of the trial are left, the one that has begun included. */
export function trialDaysLeft(trialUntil: Date, now: Date): number {
  return Math.max(0, Math.ceil((trialUntil.getTime() - now.getTime()) / 86_400_000));
}
