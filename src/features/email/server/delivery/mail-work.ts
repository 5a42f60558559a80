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
 * What is to be done for mail when its time has come, whoever is signed in. Each line is run by itself, again and again, so that a
 * slow server of the world keeps nobody's mail inside waiting.
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

/** Selects the entities in which mail is to leave, to wake, to be delivered or to be fetched. */
export function withMailWork(deps: Dependencies) {
  return sql`select entity from entities_with_mail_work(${deps.clock().toISOString()}::timestamptz)`;
}

const idsPerLook = 200;
const againMs = 60_000;
const unverifiedAgainMs = 15 * 60_000;

/** Lets the drafts of an entity leave whose time has come, each in a transaction of its own; of several servers one takes each. */
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
    // It waits among the scheduled ones, with its new moment.
    const sendAt = obstacle.kind === 'limit' ? obstacle.againAt : new Date(now.getTime() + unverifiedAgainMs);
    await db
      .update(mails)
      .set({ sendAt, time: sendAt, lastTime: sendAt, version: sql`${mails.version} + 1`, updatedAt: now })
      .where(and(eq(mails.entity, entity), eq(mails.id, id)));
    await announce(db, entity, { kind: 'email', ids: [id], person: ownerId });
  });
}

/** What cannot leave for a reason that nobody foresaw must not keep the rest waiting. */
async function postpone(deps: Dependencies, entity: string, id: number): Promise<void> {
  const sendAt = new Date(deps.clock().getTime() + againMs);
  await deps.database.writing(entity, (db) =>
    db
      .update(mails)
      .set({ sendAt })
      .where(and(eq(mails.entity, entity), eq(mails.id, id), lte(mails.sendAt, deps.clock()))),
  );
}

/** Brings back to the inbox what was snoozed until now: unread, on top. */
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
