import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { writeAbout, writeOwnProfile } from '#features/profile/server/offers.ts';
import { changeOneself } from '#features/users/server/offers.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateInfo as contract } from '../contract.ts';
import { changeAccount } from './lock-account.ts';

const dayMs = 86_400_000;

/** Changes what is given of what the caller tells of themselves: each where it stands, so that profile, chat and users tell the same. */
export function updateInfo({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { version, bio, dob, website, country, phone } = body;
  // Somewhere it is tomorrow already.
  if (dob && new Date(dob).getTime() > scope.now.getTime() + dayMs / 2) throw invalid('dob', 'in_the_future');
  return changeAccount(version, scope, async (before, user) => {
    if (bio !== undefined && bio !== before.info.bio) await writeAbout(bio, scope);
    await writeOwnProfile(
      {
        ...(dob !== undefined && { bornOn: dob }),
        ...(website !== undefined && { website }),
        ...(!user && country !== undefined && { country }),
        ...(!user && phone !== undefined && { phone }),
      },
      scope,
    );
    if (user) await changeOneself(user, { country, contact: phone }, scope);
  });
}
