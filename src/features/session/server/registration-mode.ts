import { sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { ApiSettings } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';

export type RegistrationMode = 'open' | 'code' | 'closed';

/** Whether anybody can sign in to this installation yet. */
export async function hasAnyAccount(db: Db): Promise<boolean> {
  const [answer] = await queryRows<{ found: boolean }>(db, sql`select has_any_account() as found`);
  return answer?.found ?? false;
}

/** Whether one can register now: `first` means only the first admin, with the code that the first start printed. */
export async function registrationMode(db: Db, { registration }: ApiSettings): Promise<RegistrationMode> {
  if (registration !== 'first') return registration;
  return (await hasAnyAccount(db)) ? 'closed' : 'code';
}
