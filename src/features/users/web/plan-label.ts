import type { TFunction } from '#web/i18n.ts';
import { userPlans } from '../contract.ts';

/** A plan's name in the person's language; what is not known stays as it is. */
export function planLabel(t: TFunction, plan: string): string {
  const known = userPlans.find((name) => name === plan);
  return known ? t(`users.plan.${known}`) : plan;
}
