import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { useRecordForm } from '#web/use-record-form.ts';
import type { User } from '../../contract.ts';
import { whyFailed } from '../why-failed.ts';
import { newValues, type UserValues, valuesOf } from './user-values.ts';

export type UserForm = ReturnType<typeof useUserForm>;

/**
 * The drawer's fields.
 * @param user null for a new one.
 */
export function useUserForm(user: User | null) {
  const { t } = useTranslation();
  const form = useRecordForm<UserValues, User>({
    storageKey: 'atrium.users.draft',
    record: user,
    begun: user ? valuesOf(user) : newValues,
    valuesOf,
    failureOf: (error) => whyFailed(t, error),
  });
  return {
    ...form,
    /** Says what is wrong before anything is sent; answers whether nothing is. */
    check(): boolean {
      const missing = (['fullName', 'email'] as const).filter((field) => form.values[field].trim() === '');
      form.refuse(Object.fromEntries(missing.map((field) => [field, reasonText(t, { code: 'required' })])));
      return missing.length === 0;
    },
  };
}
