import { and, asc, eq } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { Delivery } from '../../contract.ts';
import { mailDeliveries } from '../../tables.ts';
import { codeOfAnswer } from '../delivery/own-answers.ts';

/** The way of a sent mail to each address outside the entity. */
export async function readDeliveries(mailId: number, { db, entity, identity }: Scope): Promise<Delivery[]> {
  const { email, state, attempts, answer } = mailDeliveries;
  const rows = await db
    .select({ email, state, attempts, answer })
    .from(mailDeliveries)
    .where(and(eq(mailDeliveries.entity, entity), eq(mailDeliveries.mailId, mailId), eq(mailDeliveries.ownerId, identity.personId)))
    .orderBy(asc(mailDeliveries.id));
  return rows.map((row) => ({ ...row, state: row.state as Delivery['state'], ownAnswer: codeOfAnswer(row.answer) }));
}
