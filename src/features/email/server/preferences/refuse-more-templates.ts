import { count } from 'drizzle-orm';
import { lockOwnPerson } from '#features/people/server/offers.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { mailTemplates } from '../../tables.ts';
import { ownTemplates } from './read-templates.ts';

const mostTemplates = 200;

/** @throws 400 when the person has as many as a list can show. */
export async function refuseMoreTemplates(scope: Scope): Promise<void> {
  await lockOwnPerson(scope);
  const [row] = await scope.db.select({ templates: count() }).from(mailTemplates).where(ownTemplates(scope));
  if ((row?.templates ?? 0) >= mostTemplates) throw invalid('name', { code: 'full', max: mostTemplates });
}
