import type { ServerArea } from '#server/server-area.ts';
import { sweepTrash } from '#server/sweep-trash.ts';
import { employeeEndpoints } from '../contract.ts';
import { employees } from '../tables.ts';
import { addSampleEmployees } from './add-sample-employees.ts';
import { employeeTrash } from './employee-trash.ts';
import { employeeRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const employeeArea: ServerArea = {
  endpoints: employeeEndpoints,
  routes: employeeRoutes,
  sample: addSampleEmployees,
  sweeps: [sweepTrash(employeeTrash, { ...employees, key: employees.id })],
  trash: [employeeTrash],
};
