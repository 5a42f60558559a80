import { sendChange } from '#web/send-change.ts';
import type { Employee, EmployeeFields } from '../contract.ts';

/** A cell as the user saw it, and its new value. */
export interface CellChange {
  seen: Employee;
  field: keyof EmployeeFields;
  value: string | number;
}

/**
 * Sends the change of a cell. Concurrent changes to other cells of the row are kept, such as the user's own a moment ago; a change
 * to the same cell is refused.
 */
export function changeCell({ seen, field, value }: CellChange, send: (version: number) => Promise<Employee>): Promise<Employee> {
  return sendChange<{ value: string | number }, Employee>({
    ...{ base: { value: seen[field] }, values: { value }, version: seen.version },
    valuesOf: (current) => ({ value: current[field] }),
    versionOf: ({ version }) => version,
    send: (_fields, version) => send(version),
  });
}
