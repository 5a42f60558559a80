import type { Dependencies } from '#server/dependencies.ts';
import type { Validators } from '#server/mail-host.ts';
import { isBusy, Refusal } from '#server/refusal.ts';
import type { SubscriptionFailure, SubscriptionLeftOut } from '../../own-calendar-contract.ts';
import type { FileEvent } from '../transfer/file-event.ts';
import { standingAlone } from '../transfer/file-series.ts';
import { readCalendar } from '../transfer/read-calendar.ts';
import { firstNamed, seriesNotThere, todosLeftOut } from '../transfer/read-calendar-file.ts';

/** What was found at the address of a subscription. */
export type FoundSubscription =
  | { outcome: 'read'; events: FileEvent[]; leftOut: SubscriptionLeftOut | null; validators: Validators }
  | { outcome: 'unchanged' }
  | { outcome: 'failed'; failure: SubscriptionFailure };

/** What of a subscription it takes to read it. `timeZone` is that of times that name none. */
interface Subscription extends Validators {
  address: string;
  timeZone: string;
}

const limitBytes = 10 * 1024 * 1024;

/** Reads the file of a subscription: to be called while no connection is held. Only the world is asked, never the host's own networks. */
export async function readSubscription(subscription: Subscription, deps: Pick<Dependencies, 'mail' | 'heavy'>): Promise<FoundSubscription> {
  const { address, timeZone, etag, lastModified } = subscription;
  const found = await deps.mail.fetchOutside?.({ address, limitBytes, known: { etag, lastModified } });
  if (!found) return { outcome: 'failed', failure: 'unreachable' };
  if (found.status === 304) return { outcome: 'unchanged' };
  if (found.status !== 200) return { outcome: 'failed', failure: 'refused' };
  const file = await deps.heavy.run(readCalendar, { bytes: found.bytes, timeZone }).catch(refusedAsNone);
  if (!file) return { outcome: 'failed', failure: 'not_icalendar' };
  const remarks = firstNamed([...file.remarks, ...seriesNotThere(file.events)], 0).skipped;
  const { skipped, notNamed } = firstNamed([...file.skipped, ...todosLeftOut(file.tasks)], file.notNamed);
  const leftOut = skipped.length + remarks.length > 0 ? { skipped, notNamed, remarks } : null;
  const validators = found.validators ?? { etag: null, lastModified: null };
  return { outcome: 'read', events: file.events.map(standingAlone), leftOut, validators };
}

/** What takes too long to read is none that is of use here. */
function refusedAsNone(error: unknown): null {
  if (error instanceof Refusal && !isBusy(error)) return null;
  throw error;
}
