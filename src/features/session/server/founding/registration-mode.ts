import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { ApiSettings } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';

export type RegistrationMode = 'open' | 'code' | 'closed';

/** Whether there has ever been an account, be it a seed account. */
export function hasAnyAccount(db: Db): Promise<boolean> {
  return isTrue(db, sql`select has_any_account() as found`);
}

/** Whether there is an account that somebody made for themselves. */
export function hasRealAccount(db: Db): Promise<boolean> {
  return isTrue(db, sql`select has_real_account() as found`);
}

/** Whether a seed account can sign in by the password that everybody knows. */
export function hasKnownSampleAccount(db: Db): Promise<boolean> {
  return isTrue(db, sql`select has_known_sample_account() as found`);
}

async function isTrue(db: Db, question: SQL): Promise<boolean> {
  const [answer] = await queryRows<{ found: boolean }>(db, question);
  return answer?.found ?? false;
}

/** Whether one can register now: `first` means only the first admin, with the code that the first start printed. */
export async function registrationMode(db: Db, { registration }: ApiSettings): Promise<RegistrationMode> {
  if (registration !== 'first') return registration;
  return (await hasRealAccount(db)) ? 'closed' : 'code';
}

/** The companies that sign in by a provider of their own: which one where there is one alone; null for none. */
export async function offeredSignOn(db: Db): Promise<{ company: string | null; label: string | null } | null> {
  const offered = await queryRows<{ entity: string; label: string }>(db, sql`select * from offered_sign_ons()`);
  const [first] = offered;
  if (!first) return null;
  return offered.length === 1 ? { company: first.entity, label: first.label } : { company: null, label: null };
}
