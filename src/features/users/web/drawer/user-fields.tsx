import { useTranslation } from '#web/i18n.ts';
import { FieldRow } from '#web/ui/field-row.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';
import { type BillingType, billingTypes, type User, type UserPlan, type UserStatus, userPlans, userStatuses } from '../../contract.ts';
import { billingLabel } from '../billing-label.ts';
import { planLabel } from '../plan-label.ts';
import { useRoles } from '../use-roles.ts';
import { ColourField } from './colour-field.tsx';
import type { UserForm } from './use-user-form.ts';

/** All fields of a user. The status is that of a user who exists. */
export function UserFields({ form, user }: { form: UserForm; user: User | null }) {
  const { t } = useTranslation();
  const { values, errors, change } = form;
  const { all } = useRoles();
  const optional = t('users.optional');
  // What they have stays to be chosen, also where one could not give it.
  const roles = all.filter(({ value, isGrantable }) => isGrantable || value === user?.role);
  const shown = roles.some(({ value }) => value === values.role) ? roles : [...roles, { value: values.role, label: values.role }];
  const line = (
    name: 'fullName' | 'email' | 'username' | 'company' | 'country' | 'contact',
    more: Partial<TextFieldProps> & { isOptional?: boolean } = {},
  ) => {
    const { isOptional = true, ...rest } = more;
    return (
      <TextField
        label={t(`users.field.${name}`)}
        value={values[name]}
        error={errors[name]}
        optionalLabel={isOptional ? optional : undefined}
        dir="auto"
        autoComplete="off"
        onChange={(event) => change({ [name]: event.currentTarget.value })}
        {...rest}
      />
    );
  };
  return (
    <>
      {line('fullName', { isOptional: false, required: true, maxLength: 120 })}
      {line('email', { isOptional: false, required: true, type: 'email', dir: 'ltr' })}
      <FieldRow>
        {line('username', { autoCapitalize: 'none', spellCheck: false, maxLength: 40 })}
        {line('company', { maxLength: 120 })}
      </FieldRow>
      <FieldRow>
        {line('country', { maxLength: 80 })}
        {line('contact', { type: 'tel', maxLength: 60, dir: 'ltr' })}
      </FieldRow>
      <FieldRow>
        <SelectField
          label={t('users.field.role')}
          value={values.role}
          error={errors.role}
          options={shown}
          onChoose={(role) => change({ role })}
        />
        {user && (
          <SelectField
            label={t('users.field.status')}
            value={values.status}
            error={errors.status}
            options={userStatuses.map((status) => ({ value: status, label: t(`users.status.${status}`) }))}
            onChoose={(status) => change({ status: status as UserStatus })}
          />
        )}
      </FieldRow>
      <FieldRow>
        <SelectField
          label={t('users.field.currentPlan')}
          value={values.currentPlan}
          options={userPlans.map((plan) => ({ value: plan, label: planLabel(t, plan) }))}
          onChoose={(plan) => change({ currentPlan: plan as UserPlan })}
        />
        <SelectField
          label={t('users.field.billing')}
          value={values.billing}
          options={billingTypes.map((type) => ({ value: type, label: billingLabel(t, type) }))}
          onChoose={(billing) => change({ billing: billing as BillingType })}
        />
      </FieldRow>
      <ColourField
        name={values.fullName || '?'}
        avatar={user?.avatar ?? ''}
        value={values.avatarColor}
        onChange={(avatarColor) => change({ avatarColor })}
      />
    </>
  );
}
