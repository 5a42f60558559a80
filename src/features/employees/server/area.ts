import type { ServerArea } from '#server/server-area.ts';
import { sweepTrash } from '#server/trash-kind.ts';
import { employeeEndpoints } from '../contract.ts';
import { employees } from '../tables.ts';
import { employeeTrash } from './employees.ts';
import { employeeRoutes } from './routes.ts';
import { employeeUndo } from './undo-rules.ts';

export const employeeArea: ServerArea = {
  endpoints: employeeEndpoints,
  routes: employeeRoutes,
  sample: () => import('./add-sample-employees.ts').then(({ addSampleEmployees }) => addSampleEmployees),
  sweeps: [sweepTrash(employeeTrash, { ...employees, key: employees.id })],
  trash: [employeeTrash],
  undo: employeeUndo,
};
