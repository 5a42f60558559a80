import { sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { ApiSettings } from '#server/dependencies.ts';

export type RegistrationMode = 'open' | 'code' | 'closed';

/** Whether anybody can sign in to this installation yet. */
export async function hasAnyAccount(db: Db): Promise<boolean> {
  const answer = (await db.execute(sql`select has_any_account() as found`)) as unknown as { rows: { found: boolean }[] };
  return answer.rows[0]?.found ?? false;
}

/** Whether one can register now: `first` means only the first admin, with the code that the first start printed. */
export async function registrationMode(db: Db, { registration }: ApiSettings): Promise<RegistrationMode> {
  if (registration !== 'first') return registration;
  return (await hasAnyAccount(db)) ? 'closed' : 'code';
}
