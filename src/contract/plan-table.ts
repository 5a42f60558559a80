/** From smallest to largest. */
export const planNames = ['basic', 'standard', 'enterprise'] as const;
export type PlanName = (typeof planNames)[number];
export const periods = ['monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];

/** The limits of a plan; null is unlimited. */
export interface PlanLimits {
  /** Responses through public links by people without an account, per calendar month. */
  readonly responsesPerMonth: number | null;
  readonly subdomains: number | null;
  readonly storageBytes: number;
}

/** Features a plan advertises beyond its limits; Atrium implements none of them yet. */
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

/** Price and contents of each plan: shown on the page and enforced by the server. */
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

/** Returns the price per month, billed monthly or yearly. */
export function pricePerMonth(plan: PlanName, period: Period): number {
  return period === 'yearly' ? planTable[plan].yearlyPlan.perMonth : planTable[plan].monthlyPrice;
}

/** Returns the smallest plan whose limit exceeds a number; null if none does. */
export function planWithMore(limit: keyof PlanLimits, than: number): PlanName | null {
  return planNames.find((name) => (planTable[name].limits[limit] ?? Number.POSITIVE_INFINITY) > than) ?? null;
}

/** Returns the plan in effect at a moment: the chosen one, or Enterprise during the trial, or Basic. */
export function planInForce({ chosen, trialUntil }: { chosen: PlanName | null; trialUntil: Date }, now: Date): PlanName {
  return chosen ?? (now < trialUntil ? 'enterprise' : 'basic');
}

/** Returns the number of trial days left, counting the current one. */
export function trialDaysLeft(trialUntil: Date, now: Date): number {
  return Math.max(0, Math.ceil((trialUntil.getTime() - now.getTime()) / 86_400_000));
}
