import { sql } from 'drizzle-orm';
import { permissionsView as permissions } from '../tables.ts';

/** A permission as the contract has it; its date as `24 Sep 2026, 5:20 PM`, in UTC. */
export const permissionColumns = {
  id: permissions.id,
  name: permissions.name,
  assignedTo: permissions.assignedTo,
  cells: permissions.cells,
  createdDate: sql<string>`to_char(${permissions.createdAt} at time zone 'UTC', 'FMDD Mon YYYY, FMHH12:MI AM')`,
};
