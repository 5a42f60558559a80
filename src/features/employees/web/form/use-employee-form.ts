import { changedFields } from '#web/changed-fields.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { amountText } from '#web/money/amount-text.ts';
import { reasonText } from '#web/refusal-text.ts';
import { useKeptForm } from '#web/use-kept-form.ts';
import type { Employee } from '../../contract.ts';
import { type EmployeeValues, employeeValuesOf, newEmployeeValues } from './employee-values.ts';

/** The drawer's fields. */
export function useEmployeeForm(employee: Employee | null) {
  const { t, i18n } = useTranslation();
  const valuesOf = (record: Employee) => employeeValuesOf(record, (cents) => amountText(cents, i18n.language, 2));
  const begun = employee ? valuesOf(employee) : newEmployeeValues();
  const form = useKeptForm<EmployeeValues, Employee>({
    ...{ storageKey: 'atrium.employee.draft', draftKey: employee ? String(employee.id) : 'new', record: employee, begun, valuesOf },
    versionOf: ({ version }) => version,
    isSame: (some, others) => changedFields(some, others).length === 0,
    fieldOf: (path) => (path in begun ? (path as keyof EmployeeValues) : undefined),
    errorOf: (_field, reason) => reasonText(t, reason),
    failureOf: (error) => formFailureText(t, error),
  });
  return { ...form, valuesOf };
}
