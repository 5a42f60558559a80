import type { Client } from '../contract.ts';

/** What the drawer's fields hold. */
export type ClientValues = Omit<Client, 'id' | 'version'>;

export const newClientValues: ClientValues = {
  ...{ name: '', company: '', companyEmail: '', contact: '', address: '', country: '', vatId: '', language: null },
};

export function clientValuesOf({ name, company, companyEmail, contact, address, country, vatId, language }: Client): ClientValues {
  return { name, company, companyEmail, contact, address, country, vatId, language };
}
