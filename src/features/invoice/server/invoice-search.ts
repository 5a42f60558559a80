import { dayText } from '#contract/day-text.ts';
import { pageAddress } from '#contract/page-address.ts';
import { lowered } from '#server/contains-text.ts';
import type { SearchSource } from '#server/search-source.ts';
import type { InvoiceClient } from '../contract.ts';
import { majorUnits, moneyText, plainMoneyText } from '../money-text.ts';

export const invoiceSearch: SearchSource = {
  source: 'invoice',
  seen: ({ ability }) => (ability.can('read', 'Invoice') ? undefined : null),
  address: ({ id }) => pageAddress('/apps/invoice/preview/:id', { id }),
};

interface Searchable {
  id: number;
  number: string | null;
  client: Pick<InvoiceClient, 'companyEmail' | 'name' | 'company'>;
  totalCents: number;
  balanceCents: number;
  currency: string;
  dueOn: string;
}

/** Separates the fields, so that no search matches across two of them. */
const separator = '\u001f';

/**
 * Returns the lowercase search text: the client's email and names, id and number, the due date, total and balance as
 * shown, with and without grouping.
 */
export function searchText({ id, number, client, totalCents, balanceCents, currency, dueOn }: Searchable): string {
  const amounts = [
    String(majorUnits(totalCents, currency)),
    moneyText(totalCents, currency),
    plainMoneyText(totalCents, currency),
    ...(balanceCents === 0 ? ['0'] : [moneyText(balanceCents, currency), plainMoneyText(balanceCents, currency)]),
  ];
  const parts = [
    client.companyEmail,
    client.name,
    client.company,
    id,
    dayText(dueOn),
    ...new Set(amounts),
    ...(number === null ? [] : [number]),
  ];
  return lowered(parts.join(separator));
}
