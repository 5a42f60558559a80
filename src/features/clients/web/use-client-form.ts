import { useRecordForm } from '#web/use-record-form.ts';
import type { Client } from '../contract.ts';
import { type ClientValues, clientValuesOf } from './client-values.ts';

/** The drawer's fields. */
export function useClientForm(client: Client | undefined, begun: ClientValues) {
  return useRecordForm<ClientValues, Client>({ storageKey: 'atrium.client.draft', record: client, begun, valuesOf: clientValuesOf });
}

/** A client is a person, a company, or a person there: one of them has to be named. */
export function isNameless({ name, company }: ClientValues): boolean {
  return !name.trim() && !company.trim();
}
