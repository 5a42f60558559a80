import { and, asc, between, count, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { lockOwnPerson } from '#platform/people/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import type * as rulesContract from '../rules-contract.ts';
import type { MailRule } from '../rules-contract.ts';
import { mailLabels, mailRules } from '../tables.ts';
import { applyRule } from './apply-rule.ts';
import { refuseUnknownLabels } from './labels.ts';
import { conditionsOf, type RuleContent } from './match-rules.ts';

/** Lists the signed-in person's rules in the order they are applied. */
export async function listRules(_given: unknown, { db, entity, identity }: Scope): Promise<AnswerOf<typeof rulesContract.listMailRules>> {
  return { rules: (await readRules(db, entity, [identity.personId])).get(identity.personId) ?? [] };
}

/** Adds a rule at the end. */
export async function addRule(
  { body }: GivenOf<typeof rulesContract.addMailRule>,
  scope: Scope,
): Promise<AnswerOf<typeof rulesContract.addMailRule>> {
  const { db, entity, identity, now } = scope;
  const { applyToInbox, ...content } = body;
  refuseIdleRule(content);
  await refuseUnknownLabels(content.label ? [content.label] : [], { field: () => 'label', isPut: true }, scope);
  const rules = await lockOrder(scope);
  refuseTooMany(rules);
  const [rule] = await db
    .insert(mailRules)
    .values({
      entity,
      id: await nextId(db, entity, 'mail rule'),
      ownerId: identity.personId,
      position: rules + 1,
      ...content,
      createdAt: now,
      updatedAt: now,
    })
    .returning(ruleColumns);
  if (!rule) throw new Error('the rule was not added');
  const applied = applyToInbox ? await applyRule(rule, scope) : 0;
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { rule, applied };
}

/** Replaces the conditions and actions of a rule; its position stays. */
export async function updateRule(
  { params, body }: GivenOf<typeof rulesContract.updateMailRule>,
  scope: Scope,
): Promise<AnswerOf<typeof rulesContract.updateMailRule>> {
  const { db, entity, identity, now } = scope;
  const { version, applyToInbox, ...content } = body;
  const current = await lockRule(params.id, scope);
  if (version !== undefined && version !== current.version) throw conflict('rule', shown(current));
  refuseIdleRule(content);
  await refuseUnknownLabels(content.label ? [content.label] : [], { field: () => 'label', isPut: true }, scope);
  const [rule] = await db
    .update(mailRules)
    .set({ ...content, version: sql`${mailRules.version} + 1`, updatedAt: now })
    .where(and(ownRules(scope), eq(mailRules.id, params.id)))
    .returning(ruleColumns);
  if (!rule) throw new Error('the locked rule was not updated');
  const applied = applyToInbox ? await applyRule(rule, scope) : 0;
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { rule, applied };
}

function shown({ entity: _e, ownerId: _o, createdAt: _c, updatedAt: _u, deletedAt: _d, ...rule }: typeof mailRules.$inferSelect) {
  return rule;
}

/**
 * Moves a rule to a position, or to the end if there are fewer; the rules in between shift. Versions stay, so no pending edit becomes
 * outdated.
 */
export async function moveRule(
  { params, body }: GivenOf<typeof rulesContract.moveMailRule>,
  scope: Scope,
): Promise<AnswerOf<typeof rulesContract.moveMailRule>> {
  const { db, entity, identity } = scope;
  const rules = await lockOrder(scope);
  const { id, position: from } = await lockRule(params.id, scope);
  const to = Math.min(body.position, rules);
  if (from !== to) {
    await db
      .update(mailRules)
      .set({ position: sql`case when ${mailRules.id} = ${id} then ${to}::int else ${mailRules.position} + ${from < to ? -1 : 1} end` })
      .where(and(ownRules(scope), between(mailRules.position, Math.min(from, to), Math.max(from, to))));
    await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  }
  return listRules(undefined, scope);
}

/** Deletes a rule and moves later ones up. It can be restored. */
export async function deleteRule({ params }: GivenOf<typeof rulesContract.deleteMailRule>, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  await lockOrder(scope);
  const { id, position } = await lockRule(params.id, scope);
  await db
    .update(mailRules)
    .set({ deletedAt: now, version: sql`${mailRules.version} + 1`, updatedAt: now })
    .where(and(ownRules(scope), eq(mailRules.id, id)));
  await db
    .update(mailRules)
    .set({ position: sql`${mailRules.position} - 1` })
    .where(and(ownRules(scope), gt(mailRules.position, position)));
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
}

/** Restores a deleted rule at the end. A rule that already exists is returned unchanged, so a retry is safe. */
export async function restoreRule(
  { params }: GivenOf<typeof rulesContract.restoreMailRule>,
  scope: Scope,
): Promise<AnswerOf<typeof rulesContract.restoreMailRule>> {
  const { db, entity, identity, now } = scope;
  const rules = await lockOrder(scope);
  const [there] = await db
    .select(ruleColumns)
    .from(mailRules)
    .where(and(ownRules(scope), eq(mailRules.id, params.id)));
  if (there) return { rule: there };
  const [rule] = await db
    .update(mailRules)
    .set({ deletedAt: null, position: rules + 1, version: sql`${mailRules.version} + 1`, updatedAt: now })
    .where(
      and(
        eq(mailRules.entity, entity),
        eq(mailRules.ownerId, identity.personId),
        eq(mailRules.id, params.id),
        isNotNull(mailRules.deletedAt),
      ),
    )
    .returning(ruleColumns);
  if (!rule) throw notFound('rule');
  // Checked last, because a rule that never existed is a 404 however many there are; the write is rolled back.
  refuseTooMany(rules);
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { rule };
}

/** Removes rules that were deleted long ago. */
export const sweepRules: Sweep = {
  name: 'mail rules',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, mailRules, and(eq(mailRules.entity, entity), lt(mailRules.deletedAt, daysBefore(now, keepDays.deleted)))),
};

const ruleColumns = {
  id: mailRules.id,
  position: mailRules.position,
  sender: mailRules.sender,
  subject: mailRules.subject,
  words: mailRules.words,
  folder: mailRules.folder,
  label: mailRules.label,
  isStarred: mailRules.isStarred,
  isRead: mailRules.isRead,
  version: mailRules.version,
};

/**
 * Null while the label is deleted, so the rule does not apply it; it returns with the label. Uses raw names, because Drizzle does not
 * qualify columns for a single table.
 */
const labelThatIs = sql<string | null>`case when mail_rules.label not like 'label-%' or exists (
  select from ${mailLabels} own where own.entity = mail_rules.entity and own.owner_id = mail_rules.owner_id
    and 'label-' || own.id = mail_rules.label and own.deleted_at is null) then mail_rules.label end`;

/** Returns each person's rules in the order they are applied. */
export async function readRules(db: Db, entity: string, ownerIds: number[]): Promise<Map<number, MailRule[]>> {
  const rows = await db
    .select({ ...ruleColumns, label: labelThatIs, ownerId: mailRules.ownerId })
    .from(mailRules)
    .where(and(live(mailRules, entity), inArray(mailRules.ownerId, ownerIds)))
    .orderBy(asc(mailRules.position), asc(mailRules.id));
  const rules = new Map<number, MailRule[]>();
  for (const { ownerId, ...rule } of rows) rules.set(ownerId, [...(rules.get(ownerId) ?? []), rule]);
  return rules;
}

const maxRules = 200;

/** Condition for the signed-in person's rules. */
function ownRules({ entity, identity }: Scope) {
  return and(live(mailRules, entity), eq(mailRules.ownerId, identity.personId));
}

/** Serializes changes to a person's rules and their order, so that positions stay 1 to n. @returns n. */
async function lockOrder(scope: Scope): Promise<number> {
  await lockOwnPerson(scope);
  const [row] = await scope.db.select({ rules: count() }).from(mailRules).where(ownRules(scope));
  return row?.rules ?? 0;
}

/** Locks a rule of the signed-in person. @throws 404. */
async function lockRule(id: number, scope: Scope): Promise<typeof mailRules.$inferSelect> {
  const [row] = await scope.db
    .select()
    .from(mailRules)
    .where(and(ownRules(scope), eq(mailRules.id, id)))
    .for('update');
  if (!row) throw notFound('rule');
  return row;
}

/** Rejects more rules than the maximum. @throws 400 */
function refuseTooMany(rules: number): void {
  if (rules >= maxRules) throw invalid('body', { code: 'full', max: maxRules });
}

/** Rejects a rule without conditions or without actions. @throws 400 */
function refuseIdleRule(rule: RuleContent): void {
  if (conditionsOf(rule).length === 0) throw invalid('sender', 'no_condition');
  const { folder, label, isStarred, isRead } = rule;
  if (!folder && !label && !isStarred && !isRead) throw invalid('folder', 'no_action');
}
