import { stayingColumns, stayingTables } from '../../what-stays.ts';
import type { Table } from './read-catalogue.ts';

/** Those of an entity's tables that its archive has. */
export function travellingTables(catalogue: readonly Table[]): Table[] {
  return catalogue.filter(({ name }) => !(name in stayingTables));
}

/** Those of a table's columns that its archive has: not `entity`, which is another one wherever it goes, and not what is worked out. */
export function travellingColumns({ name, columns }: Table): string[] {
  const staying = stayingColumns[name] ?? [];
  return columns
    .filter((column) => column.name !== 'entity' && !column.isGenerated && !staying.includes(column.name))
    .map((column) => column.name);
}
