import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import choice from '#web/ui/choice.module.css';
import { FieldRow } from '#web/ui/field-row.tsx';
import { LegendGroup } from '#web/ui/legend-group.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';
import { useRecordForm } from '#web/use-record-form.ts';
import {
  avatarColors,
  type BillingType,
  billingTypes,
  type User,
  type UserPlan,
  type UserStatus,
  userPlans,
  userStatuses,
} from '../../contract.ts';
import { toErrorText } from '../to-error-text.ts';
import { useRoles } from '../use-roles.ts';
import { UserAvatar } from '../user-avatar.tsx';
import { billingLabel, planLabel } from '../user-labels.ts';
import classes from './user-fields.module.css';

/** All fields of a user; the status only for an existing one. */
export function UserFields({ form, user }: { form: UserForm; user: User | null }) {
  const { t } = useTranslation();
  const { values, errors, change } = form;
  const { all } = useRoles();
  const optional = t('common.optional');
  // The current role stays selectable even if the editor can't grant it.
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
      <details className={classes.more}>
        <summary>{t('shell.more')}</summary>
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
        <ColorField
          name={values.fullName || '?'}
          avatar={user?.avatar ?? ''}
          value={values.avatarColor}
          onChange={(avatarColor) => change({ avatarColor })}
        />
      </details>
    </>
  );
}

type Color = (typeof avatarColors)[number];

interface ColorFieldProps {
  name: string;
  avatar: string;
  value: Color;
  onChange: (colour: Color) => void;
}

/** Background color for initials; hidden if there is a picture. */
function ColorField({ name, avatar, value, onChange }: ColorFieldProps) {
  const { t } = useTranslation();
  if (avatar) return null;
  return (
    <LegendGroup legend={t('users.field.avatarColor')}>
      <div className={classes.choices}>
        {avatarColors.map((colour) => (
          <label key={colour} className={`${choice.choice} ${classes.choice}`} title={t(`users.colour.${colour}`)}>
            <input
              type="radio"
              name="avatarColor"
              aria-label={t(`users.colour.${colour}`)}
              checked={colour === value}
              onChange={() => onChange(colour)}
            />
            <UserAvatar user={{ fullName: name, avatar: '', avatarColor: colour }} size={36} />
          </label>
        ))}
      </div>
    </LegendGroup>
  );
}

type UserForm = ReturnType<typeof useUserForm>;

/**
 * State of the drawer's form.
 * @param user Null for a new one.
 */
export function useUserForm(user: User | null) {
  const { t } = useTranslation();
  const form = useRecordForm<UserValues, User>({
    storageKey: 'atrium.users.draft',
    record: user,
    begun: user ? valuesOf(user) : newValues,
    valuesOf,
    failureOf: (error) => toErrorText(t, error),
  });
  return {
    ...form,
    /** Shows errors before sending; returns whether there are none. */
    check(): boolean {
      const missing = (['fullName', 'email'] as const).filter((field) => form.values[field].trim() === '');
      form.refuse(Object.fromEntries(missing.map((field) => [field, reasonText(t, { code: 'required' })])));
      return missing.length === 0;
    },
  };
}

export interface UserValues {
  fullName: string;
  email: string;
  username: string;
  company: string;
  country: string;
  contact: string;
  role: string;
  currentPlan: UserPlan;
  billing: BillingType;
  status: UserStatus;
  avatarColor: Color;
}

export function valuesOf(user: User): UserValues {
  const { fullName, email, username, company, country, contact, role, status } = user;
  return {
    ...{ fullName, email, username, company, country, contact, role, status },
    currentPlan: userPlans.find((plan) => plan === user.currentPlan) ?? 'basic',
    billing: billingTypes.find((type) => type === user.billing) ?? 'Auto Debit',
    avatarColor: user.avatarColor as Color,
  };
}

/** Initial values of a new user, the same as the API's defaults. */
const newValues: UserValues = {
  ...{ fullName: '', email: '', username: '', company: '', country: '', contact: '', role: 'subscriber' },
  ...{ currentPlan: 'basic', billing: 'Auto Debit', status: 'active', avatarColor: 'primary' },
};
