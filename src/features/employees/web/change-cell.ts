import { sendChange } from '#web/send-change.ts';
import type { Employee, EmployeeFields } from '../contract.ts';

/** A cell as it was seen, and what is to stand in it. */
export interface CellChange {
  seen: Employee;
  field: keyof EmployeeFields;
  value: string | number;
}

/**
 * Sends a change of one cell. What was changed in other cells of the row meanwhile, perhaps by the same person a moment ago, stands; a change
 * of the same one is refused.
 */
export function changeCell({ seen, field, value }: CellChange, send: (version: number) => Promise<Employee>): Promise<Employee> {
  return sendChange<{ value: string | number }, Employee>({
    ...{ base: { value: seen[field] }, values: { value }, version: seen.version },
    valuesOf: (current) => ({ value: current[field] }),
    versionOf: ({ version }) => version,
    send: (_fields, version) => send(version),
  });
}
