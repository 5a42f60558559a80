import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { abilityFrom } from '#contract/ability.ts';
import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { type MailLabel, ownLabelId } from '../../labels-contract.ts';
import { mails } from '../../tables.ts';
import type { exportMailbox as contract } from '../../transfer-contract.ts';
import { readLabels } from '../labels/read-labels.ts';
import { sourceOf } from '../receiving/read-source.ts';
import { quoteMail } from './quote-mail.ts';

type Folder = GivenOf<typeof contract>['query']['folder'];

const idsPerLook = 500;

/**
 * The mails of a folder as an mbox file, in the order in which they came to be. It is written as it is read: one mail at a time, each on a
 * connection of its own, so that a slow reader holds none. It breaks off when the session ends.
 */
export async function exportMailbox({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { deps, now } = scope;
  await recordAudit(scope.db, scope, { action: 'email.exported', target: query.folder });
  const entries = entriesOf(query.folder, scope);
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await entries.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          deps.log.error('mailbox not exported', {}, error);
          controller.error(error);
        }
      },
      async cancel() {
        await entries.return(undefined);
      },
    },
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  );
  return new Response(stream, {
    headers: {
      'Content-Type': 'application/mbox',
      'Content-Disposition': `attachment; filename="atrium-${query.folder || 'mailbox'}-${now.toISOString().slice(0, 10)}.mbox"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

type Exporting = Omit<Scope, 'db'>;

async function* entriesOf(folder: Folder, scope: Exporting): AsyncGenerator<Uint8Array, undefined> {
  let ids: number[] = [];
  do {
    ids = await readIds(folder, ids.at(-1) ?? 0, scope);
    for (const id of ids) {
      const entry = await readEntry(id, scope);
      if (entry) yield entry;
    }
    const identity = await scope.identifyAgain();
    if (!identity || !abilityFrom(identity.rules).can('read', 'Email'))
      throw new Error('the right to read ended while the mailbox was exported');
  } while (ids.length === idsPerLook);
}

/** A mail that is shown in a conversation alone is where that conversation is. */
function readIds(folder: Folder, after: number, { deps, entity, identity }: Exporting): Promise<number[]> {
  const conversation = alias(mails, 'conversation');
  const lastFolder = sql<string>`coalesce(${conversation.folder}, ${mails.folder})`;
  return deps.database.reading(entity, async (db) => {
    const rows = await db
      .select({ id: mails.id })
      .from(mails)
      .leftJoin(conversation, and(eq(conversation.entity, mails.entity), eq(mails.isNested, true), eq(conversation.id, mails.nestedInId)))
      .where(
        and(
          live(mails, entity),
          eq(mails.ownerId, identity.personId),
          gt(mails.id, after),
          folder ? eq(lastFolder, folder) : ne(lastFolder, 'trash'),
        ),
      )
      .orderBy(asc(mails.id))
      .limit(idsPerLook);
    return rows.map(({ id }) => id);
  });
}

/** Null when the mail is gone by now. */
function readEntry(id: number, { deps, entity, identity }: Exporting): Promise<Uint8Array | null> {
  return deps.database.reading(entity, async (db) => {
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(live(mails, entity), eq(mails.ownerId, identity.personId), eq(mails.id, id)));
    if (!mail) return null;
    const own = await readLabels({ db, entity, identity });
    return quoteMail(await sourceOf(db, deps, mail), { ...mail, labels: keywordsOf(mail.labels, own) });
  });
}

/** Own labels by their names, as one word each: the import, here or elsewhere, knows no ids. One that was deleted is left out. */
function keywordsOf(labels: readonly string[], own: readonly MailLabel[]): string[] {
  return labels.flatMap((label) => {
    const named = own.find((one) => one.label === label);
    if (named) return named.name.replaceAll(/[\s,]+/gu, '-');
    return ownLabelId(label) === null ? label : [];
  });
}
