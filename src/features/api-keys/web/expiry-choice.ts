import { addDays, beginOf, type PlainDay } from '#web/dates/plain-day.ts';

/** For how long a key goes on: days from now, until it is revoked, or through a day of one's own. */
export const expiryChoices = ['30', '90', '365', 'never', 'own'] as const;
export type ExpiryChoice = (typeof expiryChoices)[number];

/** When a key ends that is made now; null for never. @param ownDay the last day on which it is good */
export function expiryOf(choice: ExpiryChoice, ownDay: PlainDay, now: Date): string | null {
  if (choice === 'never') return null;
  if (choice === 'own') return beginOf(addDays(ownDay, 1)).toISOString();
  return new Date(now.getTime() + Number(choice) * 86_400_000).toISOString();
}
