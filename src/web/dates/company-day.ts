import { readSession } from '../session-store.ts';
import { dayOf, type PlainDay } from './plain-day.ts';
import { localTimeIn } from './zone-time.ts';

/**
 * Today, where the company is: what dates a new invoice, a payment, a recurrence. The reader's own day while the company's zone is not known,
 * or this browser does not know it.
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
