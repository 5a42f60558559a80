import { eq } from 'drizzle-orm';
import { sellers } from '#features/seller/tables.ts';
import type { Scope } from '#server/scope.ts';

/** The currency of all prices: the company's. */
export async function shopCurrency({ db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<string> {
  const [row] = await db.select({ currency: sellers.currency }).from(sellers).where(eq(sellers.entity, entity));
  return row?.currency ?? 'EUR';
}
