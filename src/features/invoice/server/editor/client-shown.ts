import { and, eq } from 'drizzle-orm';
import type { Client } from '#features/clients/contract.ts';
import { clients } from '#features/clients/tables.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { InvoiceClient } from '../../contract.ts';
import type { InvoiceRow } from './invoice-columns.ts';

/** What an invoice says of its client. */
export function clientShown({
  address,
  company,
  companyEmail,
  country,
  contact,
  name,
  vatId,
  buyerReference,
  companyNumber,
  taxNumber,
}: Omit<Client, 'id' | 'version' | 'language' | 'eInvoice'>): InvoiceClient {
  return {
    ...{ address, company, companyEmail, country, contact, name, vatId, buyerReference },
    ...(companyNumber && { companyNumber }),
    ...(taxNumber && { taxNumber }),
  };
}

/** The same, of the client as it is now; of one that was deleted what the invoice says already. */
export async function readClientShown(
  { clientId, client: said }: Pick<InvoiceRow, 'clientId' | 'client'>,
  { db, entity }: Pick<Scope, 'db' | 'entity'>,
): Promise<InvoiceClient> {
  if (clientId === null) return said;
  const [client] = await db
    .select()
    .from(clients)
    .where(and(live(clients, entity), eq(clients.id, clientId)));
  return client ? clientShown(client) : said;
}
