import { useCallback } from 'react';
import { EditCell } from '#web/data-table/edit-cell.tsx';
import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { amountText } from '#web/money/amount-text.ts';
import { type Employee, type EmployeeFields, employeeStatuses } from '../contract.ts';
import { readSalary, statusText } from './employee-text.ts';
import type { EmployeeActions } from './use-employee-actions.ts';
import type { EditableCell } from './use-employee-columns.tsx';

type Field = keyof EmployeeFields;

const kinds: Partial<Record<Field, 'email' | 'date' | 'number'>> = {
  ...{ email: 'email', startDate: 'date', salaryCents: 'number', age: 'number', experienceYears: 'number' },
};

/** Returns a renderer for cells with inline editing; the toast after a change offers Undo. */
export function useEditableCell({ edit }: EmployeeActions): EditableCell {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    (employee, field, shown) => {
      const save = (typed: string): string | undefined => {
        const read = valueFrom(field, typed, language);
        if (read === null)
          return t(field === 'email' ? 'refusal.not_an_email' : field === 'startDate' ? 'refusal.not_a_day' : 'refusal.not_a_number');
        if (read !== employee[field]) void edit(employee, field, read);
        return undefined;
      };
      return (
        <EditCell
          label={t('table.edit.change', { field: t(`employees.field.${field}`), name: employee.fullName })}
          value={typedOf(employee, field, language)}
          kind={kinds[field] ?? 'text'}
          maxLength={field === 'email' ? 254 : 80}
          onSave={save}
          {...(field === 'status' && {
            options: employeeStatuses.map((_, at) => ({ value: String(at + 1), label: statusText(at + 1, t) })),
          })}
        >
          {shown}
        </EditCell>
      );
    },
    [t, language, edit],
  );
}

/** Formats a value as a user would type it. */
function typedOf(employee: Employee, field: Field, language: string): string {
  return field === 'salaryCents' ? amountText(employee.salaryCents, language, 2) : String(employee[field]);
}

/** Parses typed input for the API; null when invalid. */
function valueFrom(field: Field, typed: string, language: string): string | number | null {
  if (field === 'salaryCents') return readSalary(typed, language);
  if (field === 'age' || field === 'experienceYears' || field === 'status') return /^\d{1,3}$/.test(typed) ? Number(typed) : null;
  if (field === 'startDate') return isPlainDay(typed) ? typed : null;
  if (field === 'email') return typed === '' || /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed) ? typed : null;
  return typed;
}
