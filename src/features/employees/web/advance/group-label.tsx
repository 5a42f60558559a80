import type { AnswerOf } from '#contract/endpoint.ts';
import type { RowGroup } from '#web/data-table/row-group.ts';
import type { TFunction } from '#web/i18n.ts';
import type { Employee, EmployeeGroupColumn, listEmployees } from '../../contract.ts';
import { statusText } from '../employee-text.ts';

/** Names the group of a row, with how many it has in all. */
export function groupLabel(group: EmployeeGroupColumn, t: TFunction) {
  return (groups: AnswerOf<typeof listEmployees>['groups']) =>
    (row: Employee): RowGroup => {
      const key = String(row[group]);
      const count = groups.find(({ value }) => value === key)?.total;
      return {
        key,
        label: <bdi>{group === 'status' ? statusText(row.status, t) : key || t('employees.group.none')}</bdi>,
        note: count === undefined ? null : t('employees.count', { count }),
      };
    };
}
