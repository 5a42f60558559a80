import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { MailRule } from '../../rules-contract.ts';
import { mailLabels, mailRules } from '../../tables.ts';

const { id, position, sender, subject, words, folder, label, isStarred, isRead, version } = mailRules;
export const ruleColumns = { id, position, sender, subject, words, folder, label, isStarred, isRead, version };

/** A label that was deleted is put on nothing; it is there again once the label is. Written out, because of a single table Drizzle names no columns by it. */
const labelThatIs = sql<string | null>`case when mail_rules.label not like 'label-%' or exists (
  select from ${mailLabels} own where own.entity = mail_rules.entity and own.owner_id = mail_rules.owner_id
    and 'label-' || own.id = mail_rules.label and own.deleted_at is null) then mail_rules.label end`;

/** The rules of each of the persons, in the order in which they are tried. */
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
