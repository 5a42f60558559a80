import { pageAddress } from '#contract/page-address.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { isSignedHere, signatureOf } from '#server/signature.ts';

export interface InvitationKey {
  entity: string;
  id: number;
  email: string;
}

const purpose = 'calendar invitations';

/** The path of the page on which a guest outside answers; it carries the permission with it. */
export async function invitationPath(deps: Dependencies, { entity, id, email }: InvitationKey): Promise<string> {
  const signature = await signatureOf(deps, purpose, factsOf({ entity, id, email }));
  return pageAddress('/invitation/:entity/:id', { entity, id }, { email, signature });
}

/** Whether this installation signed the address for this guest of this event. */
export function isSignedFor(deps: Dependencies, key: InvitationKey, signature: string): Promise<boolean> {
  return isSignedHere(deps, purpose, factsOf(key), signature);
}

function factsOf({ entity, id, email }: InvitationKey) {
  return [entity, id, email.toLowerCase()];
}
