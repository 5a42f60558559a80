import { and, asc, count, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { lockOwnPerson } from '#platform/people/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import type * as preferencesContract from '../preferences-contract.ts';
import type { MailTemplate } from '../preferences-contract.ts';
import { mailTemplates } from '../tables.ts';
import type { CleanMessage } from './compose/sanitize-message.ts';
import { keptHtml, shownHtml } from './preferences.ts';

/** Lists the signed-in person's templates by name. */
export async function listTemplates(_given: unknown, scope: Scope): Promise<AnswerOf<typeof preferencesContract.listMailTemplates>> {
  return { templates: await readTemplates(scope) };
}

export async function addTemplate(
  { body }: GivenOf<typeof preferencesContract.addMailTemplate>,
  scope: Scope,
  clean: CleanMessage,
): Promise<AnswerOf<typeof preferencesContract.addMailTemplate>> {
  const { db, entity, identity, now } = scope;
  const { name, subject } = body;
  const message = await keptHtml(clean, scope);
  await refuseMoreTemplates(scope);
  const id = await nextId(db, entity, 'mail template');
  await db.insert(mailTemplates).values({ entity, id, ownerId: identity.personId, name, subject, message, createdAt: now, updatedAt: now });
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { template: await readTemplate(id, scope) };
}

/** Replaces a template unless another tab changed it meanwhile. */
export async function updateTemplate(
  { params, body }: GivenOf<typeof preferencesContract.updateMailTemplate>,
  scope: Scope,
  clean: CleanMessage,
): Promise<AnswerOf<typeof preferencesContract.updateMailTemplate>> {
  const { db, entity, identity, now } = scope;
  const one = and(ownTemplates(scope), eq(mailTemplates.id, params.id));
  const [current] = await db.select().from(mailTemplates).where(one).for('update');
  if (!current) throw notFound('template');
  if (body.version !== undefined && body.version !== current.version) {
    throw conflict('template', await readTemplate(params.id, scope));
  }
  const { name, subject } = body;
  const message = await keptHtml(clean, scope, current.message);
  await db
    .update(mailTemplates)
    .set({ name, subject, message, version: current.version + 1, updatedAt: now })
    .where(one);
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { template: await readTemplate(params.id, scope) };
}

/** Deletes a template. It can be restored. */
export async function deleteTemplate({ params }: GivenOf<typeof preferencesContract.deleteMailTemplate>, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  const [deleted] = await db
    .update(mailTemplates)
    .set({ deletedAt: now, version: sql`${mailTemplates.version} + 1`, updatedAt: now })
    .where(and(ownTemplates(scope), eq(mailTemplates.id, params.id)))
    .returning({ id: mailTemplates.id });
  if (!deleted) throw notFound('template');
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
}

/** Restores a deleted template. A template that already exists is returned unchanged, so a retry is safe. */
export async function restoreTemplate(
  { params }: GivenOf<typeof preferencesContract.restoreMailTemplate>,
  scope: Scope,
): Promise<AnswerOf<typeof preferencesContract.restoreMailTemplate>> {
  const { db, entity, identity, now } = scope;
  const named = and(eq(mailTemplates.entity, entity), eq(mailTemplates.ownerId, identity.personId), eq(mailTemplates.id, params.id));
  const [there] = await db.select({ deletedAt: mailTemplates.deletedAt }).from(mailTemplates).where(named);
  if (!there) throw notFound('template');
  if (there.deletedAt) {
    await refuseMoreTemplates(scope);
    await db
      .update(mailTemplates)
      .set({ deletedAt: null, version: sql`${mailTemplates.version} + 1`, updatedAt: now })
      .where(and(named, isNotNull(mailTemplates.deletedAt)));
    await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  }
  const [template] = await readTemplates(scope, eq(mailTemplates.id, params.id));
  if (!template) throw notFound('template');
  return { template };
}

/** Returns the signed-in person's templates by name, or the selected ones, for display. */
async function readTemplates(scope: Scope, which?: SQL): Promise<MailTemplate[]> {
  const { id, name, subject, message, version } = mailTemplates;
  const rows = await scope.db
    .select({ id, name, subject, message, version })
    .from(mailTemplates)
    .where(and(ownTemplates(scope), which))
    .orderBy(sql`${name} collate names`, asc(name), asc(id));
  const shown = await shownHtml(
    rows.map((row) => row.message),
    scope,
  );
  return rows.map((row, index) => ({ ...row, message: shown[index] ?? '' }));
}

/** Returns one template of the signed-in person, which must exist. */
async function readTemplate(templateId: number, scope: Scope): Promise<MailTemplate> {
  const [template] = await readTemplates(scope, eq(mailTemplates.id, templateId));
  if (!template) throw new Error('the template is not there');
  return template;
}

function ownTemplates({ entity, identity }: Scope): SQL | undefined {
  return and(live(mailTemplates, entity), eq(mailTemplates.ownerId, identity.personId));
}

/** Removes templates that were deleted long ago. */
export const sweepTemplates: Sweep = {
  name: 'mail templates',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, mailTemplates, and(eq(mailTemplates.entity, entity), lt(mailTemplates.deletedAt, daysBefore(now, keepDays.deleted)))),
};

const maxTemplates = 200;

/** Rejects more templates than a list can show. @throws 400 */
async function refuseMoreTemplates(scope: Scope): Promise<void> {
  await lockOwnPerson(scope);
  const [row] = await scope.db.select({ templates: count() }).from(mailTemplates).where(ownTemplates(scope));
  if ((row?.templates ?? 0) >= maxTemplates) throw invalid('name', { code: 'full', max: maxTemplates });
}
