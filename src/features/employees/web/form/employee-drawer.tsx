import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { amountText } from '#web/money/amount-text.ts';
import { namedFields } from '#web/named-fields.ts';
import { toast } from '#web/toast.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { RecordDrawer } from '#web/ui/record-drawer.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRecordForm } from '#web/use-record-form.ts';
import { addEmployee, type Employee, employeeStatuses, type EmployeeFields as Fields, updateEmployee } from '../../contract.ts';
import { readSalary, statusText } from '../employee-text.ts';

interface Props {
  /** Omit to add a new employee. */
  employee?: Employee;
  onClose: () => void;
}

export function EmployeeDrawer({ employee, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const form = useEmployeeForm(employee);
  const { values } = form;

  const save = async (version = form.baseVersion) => {
    const read = employeeFieldsOf(values, (text) => readSalary(text, i18n.language));
    const unread = Object.entries(read).filter(([, value]) => value === null);
    const isWrong = form.refuse({
      ...Object.fromEntries(unread.map(([name]) => [name, t('refusal.not_a_number')])),
      fullName: !values.fullName.trim() && t('refusal.required'),
      startDate: !values.startDate && t('refusal.required'),
    });
    if (isWrong) return;
    if (employee && !form.isChanged) return onClose();
    const fields = read as Fields;
    const isSaved = await form.send(async () => {
      await (employee ? change(employee, fields, version) : call(addEmployee, { body: fields }));
      await queryClient.invalidateQueries({ queryKey: ['employee'] });
    });
    if (!isSaved) return;
    if (!employee) toast({ tone: 'success', message: t('employees.done.added', { name: fields.fullName }) });
    onClose();
  };
  const change = ({ id }: Employee, fields: Fields, version: number) =>
    form.sendChanged(
      version,
      async (names, basedOn) =>
        (await call(updateEmployee, { params: { id }, body: { ...namedFields(fields, names), version: basedOn } })).employee,
    );
  return (
    <RecordDrawer
      title={t(employee ? 'employees.drawer.edit' : 'employees.drawer.new')}
      form={form}
      submitLabel={t(employee ? 'common.save' : 'employees.add')}
      labelOf={(field) => t(`employees.field.${field}`)}
      textOf={(record, field) => (field === 'status' ? statusText(Number(record.status), t) : record[field])}
      onSave={save}
      onClose={onClose}
    >
      <EmployeeFields form={form} />
    </RecordDrawer>
  );
}

function EmployeeFields({ form }: { form: ReturnType<typeof useEmployeeForm> }) {
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

/** Form values of the drawer, with numbers as typed. */
interface EmployeeValues {
  fullName: string;
  post: string;
  email: string;
  city: string;
  startDate: string;
  salaryCents: string;
  age: string;
  experienceYears: string;
  status: string;
}

const newEmployeeValues = (): EmployeeValues => ({
  ...{ fullName: '', post: '', email: '', city: '', startDate: companyToday(), salaryCents: '', age: '', experienceYears: '', status: '1' },
});

/** @param writeMoney formats a salary as a user would type it */
function employeeValuesOf(employee: Employee, writeMoney: (cents: number) => string): EmployeeValues {
  const { fullName, post, email, city, startDate, salaryCents, age, experienceYears, status } = employee;
  return {
    ...{ fullName, post, email, city, startDate, salaryCents: writeMoney(salaryCents) },
    ...{ age: String(age), experienceYears: String(experienceYears), status: String(status) },
  };
}

/** Converts the form values to API fields; unreadable input becomes null. */
function employeeFieldsOf(values: EmployeeValues, readMoney: (text: string) => number | null) {
  const whole = (text: string) => (text.trim() === '' ? 0 : /^\d{1,3}$/.test(text.trim()) ? Number(text) : null);
  const { fullName, post, email, city, startDate, status } = values;
  return {
    ...{ fullName, post, email, city, startDate, status: Number(status) },
    salaryCents: values.salaryCents.trim() === '' ? 0 : readMoney(values.salaryCents),
    ...{ age: whole(values.age), experienceYears: whole(values.experienceYears) },
  } satisfies { [K in keyof Fields]: Fields[K] | null };
}

function useEmployeeForm(employee: Employee | undefined) {
  const { i18n } = useTranslation();
  const valuesOf = (record: Employee) => employeeValuesOf(record, (cents) => amountText(cents, i18n.language, 2));
  const begun = employee ? valuesOf(employee) : newEmployeeValues();
  return useRecordForm<EmployeeValues, Employee>({ storageKey: 'atrium.employee.draft', record: employee, begun, valuesOf });
}
