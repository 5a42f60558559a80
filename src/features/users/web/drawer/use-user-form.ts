import { changedFields } from '#web/changed-fields.ts';
import { useTranslation } from '#web/i18n.ts';
import { useKeptForm } from '#web/use-kept-form.ts';
import { addUser, type User } from '../../contract.ts';
import { whyFailed } from '../why-failed.ts';
import { saysOfField } from './says-of-field.ts';
import { newValues, type UserValues, valuesOf } from './user-values.ts';

export type UserForm = ReturnType<typeof useUserForm>;

/**
 * The drawer's fields.
 * @param user null for a new one.
 */
export function useUserForm(user: User | null) {
  const { t } = useTranslation();
  const form = useKeptForm<UserValues, User>({
    storageKey: 'atrium.users.draft',
    draftKey: user ? String(user.id) : 'new',
    record: user,
    begun: user ? valuesOf(user) : newValues,
    valuesOf,
    versionOf: ({ version }) => version,
    isSame: (some, others) => changedFields(some, others).length === 0,
    fieldOf: (path) => (path in newValues ? (path as keyof UserValues) : undefined),
    errorOf: (field, said, values) => saysOfField(t, field, said, values[field]),
    failureOf: (error) => whyFailed(t, error),
  });
  return {
    ...form,
    /** Says what is wrong before anything is sent; answers whether nothing is. */
    check(): boolean {
      const issues = addUser.body?.safeParse(form.values).error?.issues ?? [];
      const errors: Partial<Record<keyof UserValues, string>> = {};
      for (const { path, message } of issues) {
        const field = path[0] as keyof UserValues;
        errors[field] ??= saysOfField(t, field, message, form.values[field]);
      }
      form.refuse(errors);
      return issues.length === 0;
    },
  };
}
