import { and, eq } from 'drizzle-orm';
import { people } from '#platform/people/tables.ts';
import { readCompany } from '#platform/session/server/public-api.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { FillEntity } from '#server/server-area.ts';
import { readCatalogue } from '../catalogue.ts';
import { finishSample } from './finish-sample.ts';
import { isEmpty, type Sample } from './get-sample.ts';
import { readSampleRow } from './sample-rows.ts';

/** Fills a company without records of its own with sample data. @throws 409 otherwise, and while removed sample data can be restored */
export async function addSample(fill: FillEntity, scope: Scope): Promise<Sample> {
  const { db, deps, entity, identity } = scope;
  if (await readSampleRow(db, entity, { isLocked: true })) throw new Refusal('conflict', { code: 'sample_there' });
  if (!(await isEmpty(db, await readCatalogue(db), entity))) throw new Refusal('conflict', { code: 'not_empty_for_sample' });
  const [owner] = await db
    .select({ personId: people.id, name: people.fullName, email: people.email })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, identity.personId)));
  if (!owner) throw new Error('who calls is no person of the company');
  await fill(db, deps, entity, { ...owner, companyName: await readCompany(db, entity) });
  return finishSample(scope, 'workspace.sample-added');
}
