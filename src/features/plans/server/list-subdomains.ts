import { asc, eq } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { Subdomain } from '../contract.ts';
import { subdomains } from '../tables.ts';

/** The subdomains of an entity, by name. */
export async function listSubdomains({ db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<Subdomain[]> {
  const { name, createdAt } = subdomains;
  const rows = await db.select({ name, createdAt }).from(subdomains).where(eq(subdomains.entity, entity)).orderBy(asc(name));
  return rows.map((row) => ({ name: row.name, createdAt: row.createdAt.toISOString() }));
}
