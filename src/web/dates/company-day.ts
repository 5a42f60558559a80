import { readSession } from '../session-store.ts';
import { dayOf, type PlainDay } from './plain-day.ts';
import { localTimeIn } from './zone-time.ts';

/**
 * Today in the company's time zone, used to date new invoices, payments and recurrences. Falls back to the user's day when that zone is
 * unknown
 * or not supported by this browser.
 */
export function companyToday(now = new Date()): PlainDay {
  const zone = readSession()?.userData.companyZone;
  if (!zone) return dayOf(now);
  try {
    return localTimeIn(zone, now).slice(0, 10);
  } catch {
    return dayOf(now);
  }
}
