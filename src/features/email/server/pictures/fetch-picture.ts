import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { detectMediaType } from '#features/files/server/offers.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import { pictureData } from '../../mail-markup.ts';
import type { getMailPicture as contract } from '../../pictures-contract.ts';
import { mailsView as mails } from '../../tables.ts';
import { groundsIn, picturesIn } from '../compose/message-pictures.ts';
import { ownMails } from '../list/mail-place.ts';

const limitBytes = 5 * 1024 * 1024;
const bytesPerTurn = 8192;

/** The picture, asked for while no connection is held. Only what the person's own mail names: this is no way to the world for anybody. */
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
  const isNamed = mail && [...picturesIn(mail.message), ...groundsIn(mail.message)].includes(query.address);
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
