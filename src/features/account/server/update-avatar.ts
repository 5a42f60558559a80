import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { type Content, keepFile, receiveFile } from '#features/files/server/offers.ts';
import { invalid } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type { updateAvatar as contract } from '../contract.ts';
import { changeAvatar } from './change-avatar.ts';
import { changeAccount } from './lock-account.ts';

/** Reads the bytes of a portrait. @throws 400 for what is no picture */
export async function receivePortrait(given: GivenOf<typeof contract>, scope: PreparingScope): Promise<Content> {
  const content = await receiveFile(given, scope);
  if (!content.mediaType.startsWith('image/')) throw invalid('body', 'not_a_picture');
  return content;
}

/** Makes the received picture the caller's portrait. */
export function updateAvatar(_given: unknown, scope: Scope, content: Content): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, identity } = scope;
  return changeAccount(undefined, scope, async (before) => {
    const name = `portrait.${content.mediaType.replace(/^image\//, '')}`;
    const { id } = await keepFile(db, deps, { entity, name, content, personId: identity.personId });
    await changeAvatar(id, before, scope);
  });
}
