import { findPeople } from '#features/email/server/public-api.ts';
import { readSeller } from '#platform/seller/server/public-api.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { isSampleSeller } from '../../sample-seller.ts';
import type { InvoiceRow } from '../invoice-rows.ts';

interface Letter {
  /** Null for a draft, which uses the current seller. */
  seller: InvoiceRow['seller'];
  to: string;
}

/** Whether an invoice of the sample company would be mailed to an external address, which is never allowed. */
export async function isSampleLeaving(letters: readonly Letter[], scope: Pick<Scope, 'db' | 'deps' | 'entity'>): Promise<boolean> {
  const ofToday = letters.some(({ seller }) => seller === null) ? await readSeller(scope) : null;
  const addresses = letters
    .filter(({ seller }) => isSampleSeller(seller ?? ofToday ?? { name: '', address: '', vatId: '' }))
    .map(({ to }) => to.trim().toLowerCase())
    .filter(Boolean);
  const inside = await findPeople(scope.db, scope.entity, addresses);
  return addresses.some((address) => !inside.has(address));
}

/** @throws 400 for an invoice of the sample company to an external address */
export async function refuseSampleLeaving(field: string, ...[letters, scope]: Parameters<typeof isSampleLeaving>): Promise<void> {
  if (await isSampleLeaving(letters, scope)) throw invalid(field, { code: 'sample_seller' });
}
