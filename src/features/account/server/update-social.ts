import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { writeOwnProfile } from '#features/profile/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { updateSocial as contract } from '../contract.ts';
import { changeAccount } from './lock-account.ts';

/** Changes what is given of the addresses of the caller's pages elsewhere. */
export function updateSocial({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return changeAccount(body.version, scope, ({ social }) => {
    const links = Object.entries({ ...social.socialLinks, ...body.socialLinks }).filter(([, address]) => address);
    return writeOwnProfile({ socialLinks: Object.fromEntries(links) }, scope);
  });
}
