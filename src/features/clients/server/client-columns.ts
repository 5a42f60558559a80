import type { Client } from '../contract.ts';
import type { clients } from '../tables.ts';

type ClientRow = typeof clients.$inferSelect;

/** The client as the contract has it. */
export function toClient(row: ClientRow): Client {
  const { id, name, company, companyEmail, contact, address, country, vatId, companyNumber, taxNumber, language, buyerReference } = row;
  const { eInvoice, version } = row;
  return {
    ...{ id, name, company, companyEmail, contact, address, country, vatId, companyNumber, taxNumber, language, buyerReference },
    ...{ eInvoice, version },
  };
}
