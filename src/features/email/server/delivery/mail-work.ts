import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import { live } from '#server/live.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { mails } from '../../tables.ts';
import { findPeople } from '../addresses.ts';
import { cleanWork } from '../receiving/clean-stored-mails.ts';
import { checkCanSend } from './check-can-send.ts';
import { deliverOutside } from './deliver-outside.ts';
import { dispatchMail, externalRecipients, recipientsOf } from './dispatch-mail.ts';

/**
 * Scheduled mail work, independent of who is signed in. Each job runs separately and repeatedly, so a slow outside server does not delay
 * internal mail.
 */
export const mailWork: readonly BackgroundWork[] = [
  {
    name: 'send due mails',
    work: (deps) =>
      forEachEntity(deps, withMailWork(deps), async (own, entity) => {
        await sendDueMails(own, entity);
        await wakeSnoozed(own, entity);
      }),
  },
  { name: 'deliver outside', work: (deps) => forEachEntity(deps, withMailWork(deps), deliverOutside) },
  cleanWork,
];

/** Selects the entities with email to send, unsnooze, deliver or fetch. */
export function withMailWork(deps: Dependencies) {
  return sql`select entity from entities_with_mail_work(${deps.clock().toISOString()}::timestamptz)`;
}

const idsPerLook = 200;
const againMs = 60_000;
const unverifiedAgainMs = 15 * 60_000;

/** Sends an entity's due drafts, each in its own transaction. With several servers, one takes each draft. */
export async function sendDueMails(deps: Dependencies, entity: string): Promise<void> {
  const due = await deps.database.reading(entity, (db) =>
    db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.entity, entity), lte(mails.sendAt, deps.clock())))
      .orderBy(asc(mails.sendAt), asc(mails.id))
      .limit(idsPerLook),
  );
  for (const { id } of due) {
    await sendIfDue(deps, entity, id).catch(async (error: unknown) => {
      deps.log.error('mail not sent', {}, error);
      await postpone(deps, entity, id);
    });
  }
}

async function sendIfDue(deps: Dependencies, entity: string, id: number): Promise<void> {
  await deps.database.writing(entity, async (db) => {
    const now = deps.clock();
    const [draft] = await db
      .select()
      .from(mails)
      .where(and(live(mails, entity), eq(mails.id, id), lte(mails.sendAt, now)))
      .for('update', { skipLocked: true });
    if (!draft) return;
    const { ownerId } = draft;
    const inside = await findPeople(db, entity, recipientsOf(draft));
    const obstacle = await checkCanSend(db, deps, { entity, ownerId, outside: externalRecipients(draft, inside).length }, now);
    if (!obstacle) return dispatchMail(db, deps, draft, inside, now);
    // Stays scheduled with a new time.
    const sendAt = obstacle.kind === 'limit' ? obstacle.againAt : new Date(now.getTime() + unverifiedAgainMs);
    await db
      .update(mails)
      .set({ sendAt, time: sendAt, lastTime: sendAt, version: sql`${mails.version} + 1`, updatedAt: now })
      .where(and(eq(mails.entity, entity), eq(mails.id, id)));
    await announce(db, entity, { kind: 'email', ids: [id], person: ownerId });
  });
}

/** A draft that fails for an unexpected reason must not block the rest. */
async function postpone(deps: Dependencies, entity: string, id: number): Promise<void> {
  const sendAt = new Date(deps.clock().getTime() + againMs);
  await deps.database.writing(entity, (db) =>
    db
      .update(mails)
      .set({ sendAt })
      .where(and(eq(mails.entity, entity), eq(mails.id, id), lte(mails.sendAt, deps.clock()))),
  );
}

/** Returns due snoozed emails to the inbox, unread and on top. */
export async function wakeSnoozed(deps: Dependencies, entity: string): Promise<void> {
  const now = deps.clock();
  await deps.database.writing(entity, async (db) => {
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.entity, entity), lte(mails.snoozedUntil, now)))
      .orderBy(asc(mails.id))
      .limit(1000)
      .for('update', { skipLocked: true });
    const woken = await db
      .update(mails)
      .set({
        snoozedUntil: null,
        isRead: sql`${mails.isRead} and ${mails.folder} <> 'inbox'`,
        lastTime: sql`case when ${mails.folder} = 'inbox' then ${mails.snoozedUntil} else ${mails.lastTime} end`,
        version: sql`${mails.version} + 1`,
        updatedAt: now,
      })
      .where(and(eq(mails.entity, entity), inArray(mails.id, due)))
      .returning({ id: mails.id, ownerId: mails.ownerId });
    const changes = [...Map.groupBy(woken, ({ ownerId }) => ownerId)].map(([person, own]) => ({
      ...{ kind: 'email' as const, person },
      ids: own.map(({ id }) => id),
    }));
    await announce(db, entity, ...changes);
  });
}
