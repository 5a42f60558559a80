import type { Client } from '../contract.ts';

/** What the drawer's fields hold. */
export type ClientValues = Omit<Client, 'id' | 'version'>;

export const newClientValues: ClientValues = {
  ...{
    name: '',
    company: '',
    companyEmail: '',
    contact: '',
    address: '',
    country: '',
    vatId: '',
    companyNumber: '',
    taxNumber: '',
    language: null,
    buyerReference: '',
    eInvoice: null,
  },
};

export function clientValuesOf({ id: _id, version: _version, ...values }: Client): ClientValues {
  return values;
}
