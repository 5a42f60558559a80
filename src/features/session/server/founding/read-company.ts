import { eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { entities } from '../../tables.ts';

/** What a company is called; empty for none. */
export async function readCompany(db: Db, entity: string): Promise<string> {
  const [row] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
  return row?.name ?? '';
}
