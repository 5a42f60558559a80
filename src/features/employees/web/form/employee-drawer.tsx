import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { namedFields } from '#web/named-fields.ts';
import { toast } from '#web/toast.ts';
import { RecordDrawer } from '#web/ui/record-drawer.tsx';
import { addEmployee, type Employee, type EmployeeFields as Fields, updateEmployee } from '../../contract.ts';
import { readSalary, statusText } from '../employee-text.ts';
import { EmployeeFields } from './employee-fields.tsx';
import { employeeFieldsOf } from './employee-values.ts';
import { useEmployeeForm } from './use-employee-form.ts';

interface Props {
  /** Without one a new employee is added. */
  employee?: Employee;
  onClose: () => void;
}

/** The form of an employee. */
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
      submitLabel={t(employee ? 'ui.form.save' : 'employees.add')}
      labelOf={(field) => t(`employees.field.${field}`)}
      textOf={(record, field) => (field === 'status' ? statusText(Number(record.status), t) : record[field])}
      onSave={save}
      onClose={onClose}
    >
      <EmployeeFields form={form} />
    </RecordDrawer>
  );
}
