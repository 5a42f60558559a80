import { asc, type SQL, sql } from 'drizzle-orm';
import type { categories, categoriesView } from '../tables.ts';

/** In which order categories stand: those that nobody has moved by name. */
export function categoryOrder({ position, name, id }: typeof categories | typeof categoriesView): SQL[] {
  return [asc(position), sql`${name} collate names`, asc(id)];
}
