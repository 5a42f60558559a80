import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { abilityFrom } from '#contract/ability.ts';
import type { GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { type MailLabel, ownLabelId } from '../../labels-contract.ts';
import { mails } from '../../tables.ts';
import type { exportMailbox as contract } from '../../transfer-contract.ts';
import type { MailRecord } from '../drafts.ts';
import { readLabels } from '../labels.ts';
import { sourceOf } from '../mail-source.ts';
import { quoteMail } from './mbox-format.ts';

/**
 * Streams the emails of a folder as an mbox file, oldest row first. Reads one email at a time, each on its own connection, so a slow client
 * holds none. Aborts when the session ends.
 */
export async function exportMailbox({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { deps } = scope;
  await recordAudit(scope.db, scope, { action: 'email.exported', target: query.folder });
  return deps.exports.answer(scope, {
    name: `atrium-${query.folder || 'mailbox'}-${await todayOf(scope)}.mbox`,
    mediaType: 'application/mbox',
    parts: entriesOf(query.folder, scope),
    onFailure: (error) => deps.log.error('mailbox not exported', {}, error),
  });
}

function entriesOf(folder: Folder, scope: Exporting): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const { entity, identity } = scope;
  return eachOwnMail(folder, scope, async (db, mail, source) => {
    const own = await readLabels({ db, entity, identity });
    return quoteMail(source, { ...mail, labels: keywordsOf(mail.labels, own) });
  });
}

/** Returns labels as keywords; custom ones by name as a single word, because an import does not know their ids. Leaves out deleted ones. */
function keywordsOf(labels: readonly string[], own: readonly MailLabel[]): string[] {
  return labels.flatMap((label) => {
    const named = own.find((one) => one.label === label);
    if (named) return named.name.replaceAll(/[\s,]+/gu, '-');
    return ownLabelId(label) === null ? label : [];
  });
}

type Folder = GivenOf<typeof contract>['query']['folder'];
type Exporting = Omit<Scope, 'db'>;

const idsPerLook = 500;

/**
 * Yields the caller's emails of a folder, or all except trash, in the order they were created, each read on its own connection. Throws when
 * the session ends.
 */
async function* eachOwnMail<Entry>(
  folder: Folder,
  scope: Exporting,
  read: (db: Db, mail: MailRecord, source: Uint8Array) => Promise<Entry>,
): AsyncGenerator<Entry, undefined> {
  let ids: number[] = [];
  do {
    ids = await readIds(folder, ids.at(-1) ?? 0, scope);
    for (const id of ids) {
      const entry = await readEntry(id, scope, read);
      if (entry !== null) yield entry;
    }
    const identity = await scope.identifyAgain();
    if (!identity || !abilityFrom(identity.rules).can('read', 'Email'))
      throw new Error('the right to read ended while the mailbox was exported');
  } while (ids.length === idsPerLook);
}

/** A nested email is in the folder of its conversation. */
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

/** Null when the email no longer exists. */
function readEntry<Entry>(
  id: number,
  { deps, entity, identity }: Exporting,
  read: (db: Db, mail: MailRecord, source: Uint8Array) => Promise<Entry>,
): Promise<Entry | null> {
  return deps.database.reading(entity, async (db) => {
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(live(mails, entity), eq(mails.ownerId, identity.personId), eq(mails.id, id)));
    return mail ? read(db, mail, await sourceOf(db, deps, mail)) : null;
  });
}

/** Yields the caller's emails as files, named by folder and id. */
export function ownMailFiles(scope: Exporting): AsyncGenerator<{ name: string; bytes: Uint8Array }, undefined> {
  return eachOwnMail('', scope, async (_db, { id, folder }, bytes) => ({ name: `${folder}/${id}.eml`, bytes }));
}
