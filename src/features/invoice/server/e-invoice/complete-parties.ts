import { readSeller } from '#features/seller/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { InvoiceClient } from '../../contract.ts';
import { readClientShown } from '../editor/client-shown.ts';
import type { InvoiceRow } from '../editor/invoice-columns.ts';
import { freezeSeller } from '../editor/seller-shown.ts';
import type { BrokenRule } from './broken-rule.ts';

type FrozenSeller = NonNullable<InvoiceRow['seller']>;

interface Parties {
  client: InvoiceClient;
  seller: FrozenSeller;
}

/** An issued invoice's client and seller, where each field that its e-invoice lacks is taken from the current records. All else stays as issued. */
export async function completeParties(
  row: InvoiceRow,
  broken: readonly BrokenRule[],
  scope: Pick<Scope, 'db' | 'entity' | 'deps'>,
): Promise<Parties> {
  const seller = freezeSeller(await readSeller(scope));
  return {
    client: { ...row.client, ...named('client', await readClientShown(row, scope), broken) },
    seller: { ...(row.seller ?? seller), ...named('seller', seller, broken) },
  };
}

/** The fields of a party that broken rules name. */
function named<T extends object>(party: keyof Parties, current: T, broken: readonly BrokenRule[]): Partial<T> {
  const fields = new Set(broken.map(({ field }) => field));
  return Object.fromEntries(Object.entries(current).filter(([field]) => fields.has(`${party}.${field}`))) as Partial<T>;
}
