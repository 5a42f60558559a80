import { useTranslation } from '#web/i18n.ts';
import { amountText } from '#web/money/amount-text.ts';
import { useRecordForm } from '#web/use-record-form.ts';
import type { Employee } from '../../contract.ts';
import { type EmployeeValues, employeeValuesOf, newEmployeeValues } from './employee-values.ts';

/** The drawer's fields. */
export function useEmployeeForm(employee: Employee | undefined) {
  const { i18n } = useTranslation();
  const valuesOf = (record: Employee) => employeeValuesOf(record, (cents) => amountText(cents, i18n.language, 2));
  const begun = employee ? valuesOf(employee) : newEmployeeValues();
  return useRecordForm<EmployeeValues, Employee>({ storageKey: 'atrium.employee.draft', record: employee, begun, valuesOf });
}
