import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readBytes } from '#server/read-input.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type { uploadFile as contract } from '../contract.ts';
import { detectMediaType } from './detect-media-type.ts';
import { type Content, keepContent, keepFile } from './keep-file.ts';
import { refuseOverQuota } from './quota.ts';
import { safeName } from './safe-name.ts';

// What browsers show as pictures; all of them are decoded and encoded anew.
const pictures = /^image\/(jpeg|png|webp|gif|avif)$/;

/** Reads the bytes, detects what they are, cleans a picture, and keeps the content. */
export async function receiveFile(_given: unknown, { deps, entity, request, bodyLimitBytes }: PreparingScope): Promise<Content> {
  const bytes = await readBytes(request, bodyLimitBytes);
  if (bytes.byteLength === 0) throw invalid('body', 'empty');
  // Looked at again when it is counted: here it is only so that nothing is written in vain.
  await deps.database.reading(entity, (db) => refuseOverQuota(db, deps, entity, bytes.byteLength));
  const mediaType = await detectMediaType(bytes);
  if (!pictures.test(mediaType)) return keepContent(deps, { bytes, mediaType });
  const picture = await deps.images.reencode(bytes).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw invalid('body', 'not_a_picture');
  });
  return keepContent(deps, picture);
}

/** Names the received content as a file of the person who calls. */
export async function uploadFile({ query }: GivenOf<typeof contract>, scope: Scope, content: Content): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, identity } = scope;
  const { id, name, mediaType, sizeBytes } = await keepFile(db, deps, {
    entity,
    name: safeName(query.name),
    content,
    personId: identity.personId,
  });
  return { file: { id, name, mediaType, sizeBytes, url: deps.files.address({ entity, id, name }) } };
}
