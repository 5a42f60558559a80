import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readBytes } from '#server/read-input.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { uploadFile as contract } from '../contract.ts';
import { detectMediaType } from './detect-media-type.ts';
import { keepFile } from './keep-file.ts';

// What browsers show as pictures; all of them are decoded and encoded anew.
const pictures = /^image\/(jpeg|png|webp|gif|avif)$/;

/** Keeps an uploaded file of the person who calls. */
export async function uploadFile({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, identity, request } = scope;
  const given = await readBytes(request, deps.settings.uploadLimitBytes);
  if (given.byteLength === 0) throw invalid('body', 'is empty');
  const detected = await detectMediaType(given);
  const { bytes, mediaType } = pictures.test(detected) ? await cleanPicture(given, scope) : { bytes: given, mediaType: detected };
  const kept = await keepFile(db, deps, { entity, name: safeName(query.name), mediaType, bytes, personId: identity.personId });
  const { id, name, sizeBytes } = kept;
  return { file: { id, name, mediaType, sizeBytes, url: deps.files.address({ entity, id, name }) } };
}

function cleanPicture(bytes: Uint8Array, { deps }: Scope) {
  return deps.images.reencode(bytes).catch(() => {
    throw invalid('body', 'is not a picture that can be read');
  });
}

/** The name without folders, control characters and the marks that turn text around. */
function safeName(name: string): string {
  const bare = name
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .split(/[\\/]/)
    .at(-1)
    ?.trim();
  return bare || 'file';
}
