import { and, asc, inArray } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { MailRule } from '../../rules-contract.ts';
import { mailRules } from '../../tables.ts';

const { id, position, sender, subject, words, folder, label, isStarred, isRead, version } = mailRules;
export const ruleColumns = { id, position, sender, subject, words, folder, label, isStarred, isRead, version };

/** The rules of each of the persons, in the order in which they are tried. */
export async function readRules(db: Db, entity: string, ownerIds: number[]): Promise<Map<number, MailRule[]>> {
  const rows = await db
    .select({ ...ruleColumns, ownerId: mailRules.ownerId })
    .from(mailRules)
    .where(and(live(mailRules, entity), inArray(mailRules.ownerId, ownerIds)))
    .orderBy(asc(mailRules.position), asc(mailRules.id));
  const rules = new Map<number, MailRule[]>();
  for (const { ownerId, ...rule } of rows) rules.set(ownerId, [...(rules.get(ownerId) ?? []), rule]);
  return rules;
}
