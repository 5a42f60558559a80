import { and, asc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { detectMediaType } from '#platform/files/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import { pictureData } from '../mail-markup.ts';
import type {
  addPictureSender as addContract,
  getMailPicture as contract,
  listPictureSenders as listContract,
  removePictureSender,
} from '../pictures-contract.ts';
import { mailPictureSenders, mailsView as mails } from '../tables.ts';
import { backgroundsIn, picturesIn } from './compose/attachments.ts';
import { ownMails } from './mail-place.ts';

const limitBytes = 5 * 1024 * 1024;
const bytesPerTurn = 8192;

/** Fetches an image without holding a connection. Only URLs in the person's own email are allowed, so this is not an open proxy. */
export async function fetchPicture({ params, query }: GivenOf<typeof contract>, scope: PreparingScope): Promise<string> {
  const { deps, entity, identity } = scope;
  await refuseTooMany(deps, [{ key: ['mail picture', entity, String(identity.personId)], hits: 1000, windowSeconds: 600 }]);
  const [mail] = await deps.database.reading(entity, (db) =>
    db
      .select({ message: mails.message })
      .from(mails)
      .where(and(ownMails(scope), eq(mails.id, params.id))),
  );
  if (mail && !deps.mail.fetchOutside) throw new Refusal('conflict', { code: 'outside_in_tab' });
  const isNamed = mail && [...picturesIn(mail.message), ...backgroundsIn(mail.message)].includes(query.address);
  const found = isNamed && (await deps.mail.fetchOutside?.({ address: query.address, limitBytes }));
  const data = found && found.status === 200 ? await dataOf(found.bytes) : '';
  if (!pictureData.test(data)) throw notFound('file');
  return data;
}

async function dataOf(bytes: Uint8Array): Promise<string> {
  let text = '';
  for (let at = 0; at < bytes.length; at += bytesPerTurn) text += String.fromCharCode(...bytes.subarray(at, at + bytesPerTurn));
  return `data:${await detectMediaType(bytes)};base64,${btoa(text)}`;
}

export async function listSenders(_given: unknown, scope: Scope): Promise<AnswerOf<typeof listContract>> {
  const senders = await scope.db
    .select({ email: mailPictureSenders.email })
    .from(mailPictureSenders)
    .where(ownSenders(scope))
    .orderBy(asc(mailPictureSenders.email));
  return { senders };
}

export async function addSender({ body }: GivenOf<typeof addContract>, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  const row = { entity, personId: identity.personId, email: body.email.toLowerCase(), createdAt: now };
  await db.insert(mailPictureSenders).values(row).onConflictDoNothing();
  await tell(scope);
}

export async function removeSender({ query }: GivenOf<typeof removePictureSender>, scope: Scope): Promise<undefined> {
  const removed = await scope.db
    .delete(mailPictureSenders)
    .where(and(ownSenders(scope), eq(mailPictureSenders.email, query.email.toLowerCase())))
    .returning({ email: mailPictureSenders.email });
  if (removed.length === 0) throw notFound('address');
  await tell(scope);
}

function ownSenders({ entity, identity }: Scope) {
  return and(eq(mailPictureSenders.entity, entity), eq(mailPictureSenders.personId, identity.personId));
}

function tell({ db, entity, identity }: Scope): Promise<void> {
  return announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
}
