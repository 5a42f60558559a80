import { type ReactNode, useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { Employee, EmployeeFields } from '../contract.ts';
import { salaryText, startText, statusText } from './employee-text.ts';

/** Renders an editable cell. */
export type EditableCell = (employee: Employee, field: keyof EmployeeFields, shown: ReactNode) => ReactNode;
const asItIs: EditableCell = (_employee, _field, shown) => shown;

/** Columns of the employee table. @param editable renders cells with inline editing; must be a stable function */
export function useEmployeeColumns(editable: EditableCell = asItIs): TableColumn<Employee>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const label = (field: string) => t(`employees.field.${field}`);
    const years = (count: number) => t('employees.years', { count });
    return [
      {
        ...{ key: 'fullName', label: label('fullName'), sortable: true, card: 'main' },
        text: ({ fullName }) => fullName,
        cell: (employee) => (
          <TitleCell
            picture={<Avatar name={employee.fullName} src={employee.avatar || null} size={34} />}
            title={employee.fullName}
            text={employee.post}
          />
        ),
      },
      {
        ...{ key: 'post', label: label('post'), sortable: true, width: '180px', hideBelow: 1180 },
        text: ({ post }) => post,
        cell: (employee) => editable(employee, 'post', <bdi>{employee.post}</bdi>),
      },
      {
        ...{ key: 'email', label: label('email'), sortable: true, width: '240px', hideBelow: 900 },
        text: ({ email }) => email,
        cell: (employee) => editable(employee, 'email', <bdi dir="ltr">{employee.email}</bdi>),
      },
      {
        ...{ key: 'city', label: label('city'), sortable: true, width: '130px', hideBelow: 760, card: 'line' },
        text: ({ city }) => city,
        cell: (employee) => editable(employee, 'city', <bdi>{employee.city}</bdi>),
      },
      {
        ...{ key: 'startDate', label: label('startDate'), sortable: true, firstDirection: 'desc', width: '136px', hideBelow: 1040 },
        text: (employee) => startText(employee, language),
        cell: (employee) => editable(employee, 'startDate', startText(employee, language)),
      },
      {
        ...{
          key: 'salaryCents',
          label: label('salaryCents'),
          sortable: true,
          firstDirection: 'desc',
          align: 'end',
          width: '136px',
          card: 'line',
        },
        text: (employee) => salaryText(employee, language),
        cell: (employee) => editable(employee, 'salaryCents', <bdi>{salaryText(employee, language)}</bdi>),
      },
      {
        ...{ key: 'age', label: label('age'), sortable: true, align: 'end', width: '90px', isExtra: true },
        text: ({ age }) => String(age),
        cell: (employee) => editable(employee, 'age', formatNumber(employee.age, language)),
      },
      {
        ...{ key: 'experienceYears', label: label('experienceYears'), sortable: true, align: 'end', width: '120px', isExtra: true },
        text: ({ experienceYears }) => years(experienceYears),
        cell: (employee) => editable(employee, 'experienceYears', years(employee.experienceYears)),
      },
      {
        ...{ key: 'status', label: label('status'), sortable: true, width: '140px', card: 'aside' },
        text: ({ status }) => statusText(status, t),
        cell: (employee) => editable(employee, 'status', <EmployeeStatus status={employee.status} />),
      },
    ] satisfies TableColumn<Employee>[];
  }, [t, language, editable]);
}

const tones = ['success', 'info', 'danger', 'neutral', 'warning'] as const;

function EmployeeStatus({ status }: { status: number }) {
  const { t } = useTranslation();
  return <StatusPill tone={tones[status - 1] ?? 'neutral'}>{statusText(status, t)}</StatusPill>;
}
