import type { GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { markSeen as contract } from '../../contract.ts';
import { refuseUnlessMember } from './lock-thread.ts';
import { seeThread } from './see-thread.ts';

/** Says that an own thread was seen up to a message. */
export async function markSeen({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  await refuseUnlessMember(params.id, scope);
  await seeThread(params.id, scope, body.messageId);
}
