import { useTranslation } from '#web/i18n.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { employeeStatuses } from '../../contract.ts';
import { statusText } from '../employee-text.ts';
import type { EmployeeValues } from './employee-values.ts';
import type { useEmployeeForm } from './use-employee-form.ts';

/** All fields of an employee. */
export function EmployeeFields({ form }: { form: ReturnType<typeof useEmployeeForm> }) {
  const { t } = useTranslation();
  const { values, errors, change } = form;
  const field = (name: keyof EmployeeValues, maxLength: number) => ({
    ...{ label: t(`employees.field.${name}`), value: values[name], error: errors[name], maxLength, autoComplete: 'off' },
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextField {...field('fullName', 120)} dir="auto" required />
      <TextField {...field('post', 120)} dir="auto" />
      <TextField {...field('email', 254)} type="email" inputMode="email" dir="ltr" />
      <FieldRow>
        <TextField {...field('city', 80)} dir="auto" />
        <DateField
          label={t('employees.field.startDate')}
          value={values.startDate}
          error={errors.startDate}
          onChange={(startDate) => change({ startDate })}
        />
      </FieldRow>
      <FieldRow>
        <TextField {...field('salaryCents', 20)} inputMode="decimal" dir="ltr" hint={t('employees.hint.salary')} />
        <SelectField
          label={t('employees.field.status')}
          value={values.status}
          options={employeeStatuses.map((_, index) => ({ value: String(index + 1), label: statusText(index + 1, t) }))}
          error={errors.status}
          onChoose={(status) => change({ status })}
        />
      </FieldRow>
      <FieldRow>
        <TextField {...field('age', 3)} inputMode="numeric" dir="ltr" />
        <TextField {...field('experienceYears', 3)} inputMode="numeric" dir="ltr" hint={t('employees.hint.experience')} />
      </FieldRow>
    </>
  );
}
