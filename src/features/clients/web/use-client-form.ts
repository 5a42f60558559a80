import { changedFields } from '#web/changed-fields.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { useKeptForm } from '#web/use-kept-form.ts';
import type { Client } from '../contract.ts';
import { type ClientValues, clientValuesOf, newClientValues } from './client-values.ts';

/** The drawer's fields. */
export function useClientForm(client: Client | null, begun: ClientValues) {
  const { t } = useTranslation();
  return useKeptForm<ClientValues, Client>({
    storageKey: 'atrium.client.draft',
    draftKey: client ? String(client.id) : 'new',
    record: client,
    begun,
    valuesOf: clientValuesOf,
    versionOf: ({ version }) => version,
    isSame: (some, others) => changedFields(some, others).length === 0,
    fieldOf: (path) => (path in newClientValues ? (path as keyof ClientValues) : undefined),
    errorOf: (_field, reason) => reasonText(t, reason),
    failureOf: (error) => formFailureText(t, error),
  });
}

/** A client is a person, a company, or a person there: one of them has to be named. */
export function isNameless({ name, company }: ClientValues): boolean {
  return !name.trim() && !company.trim();
}
