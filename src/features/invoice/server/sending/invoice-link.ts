import { linksVersionOf } from '#features/session/server/offers.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { isSignedHere, signatureOf } from '#server/signature.ts';

interface Linked {
  entity: string;
  id: number;
}

/** What a link says, as digits. */
interface Terms {
  /** Seconds since 1970. */
  expires: string;
  /** The person who mailed it. */
  sender: string;
}

const purpose = 'invoice links';
const daySeconds = 86_400;
const daysAfterDue = 90;

/**
 * The path by which a client fetches an invoice; it carries the permission with it, until 90 days after the invoice is due (after it
 * was mailed, when that is later), and as long as whoever mailed it is neither suspended nor gets a new password.
 */
export async function invoicePath(
  { db, deps, entity, senderId, now }: { db: Db; deps: Dependencies; entity: string; senderId: number; now: Date },
  { id, dueOn }: { id: number; dueOn: string },
): Promise<string> {
  const lastDay = Math.max(Date.parse(`${dueOn}T00:00:00Z`), now.getTime()) / 1000 / daySeconds + daysAfterDue;
  const terms = { expires: String(Math.ceil(lastDay) * daySeconds), sender: String(senderId) };
  const version = (await linksVersionOf(db, entity, senderId)) ?? 0;
  const signature = await signatureOf(deps, purpose, factsOf({ entity, id }, terms, version));
  const query = new URLSearchParams({ ...terms, signature });
  return `/api/v1/invoice-links/${encodeURIComponent(entity)}/${id}?${query}`;
}

/** Whether this installation gave out such a link, and it goes on. */
export async function isInvoiceLink(
  { deps, now }: { deps: Dependencies; now: Date },
  linked: Linked,
  { signature, ...terms }: Terms & { signature: string },
): Promise<boolean> {
  const { expires, sender } = terms;
  if (!/^\d{1,12}$/.test(expires) || !/^\d{1,15}$/.test(sender) || Number(expires) * 1000 <= now.getTime()) return false;
  const version = await deps.database.reading(linked.entity, (db) => linksVersionOf(db, linked.entity, Number(sender)));
  return version !== null && isSignedHere(deps, purpose, factsOf(linked, terms, version), signature);
}

function factsOf({ entity, id }: Linked, { expires, sender }: Terms, version: number) {
  return [entity, id, expires, sender, version];
}
