import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { lockOwnPerson } from '#features/people/server/offers.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateOwnProfile as contract } from '../contract.ts';
import { claimPicture } from './claim-media.ts';
import { findPerson } from './find-person.ts';
import { readAbout } from './read-about.ts';
import { writeAbout, writeOwnProfile } from './write-own-profile.ts';

/** Changes the named parts of what the caller says of themselves. */
export async function updateOwnProfile({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { personId } = scope.identity;
  await lockOwnPerson(scope);
  const person = await findPerson(personId, scope);
  const before = await readAbout(person, scope);
  if (body.version !== undefined && body.version !== before.version) throw conflict('profile', before);
  if (body.about !== undefined && body.about !== person.about) await writeAbout(body.about, scope);
  await writeOwnProfile(
    {
      city: body.lives ?? before.lives,
      website: body.website ?? before.website,
      joinedOn: body.joinedOn === undefined ? before.joinedOn : body.joinedOn,
      coverFileId: await claimPicture(body.coverFileId, before.coverFileId, 'coverFileId', scope),
    },
    scope,
  );
  return { userAbout: await readAbout(await findPerson(personId, scope), scope) };
}
