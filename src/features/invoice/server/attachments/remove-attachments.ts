import type { GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { removeAttachments as contract } from '../../attachment-contract.ts';
import { moveAttachments } from './move-attachments.ts';

/** Takes attachments off: all of them, or none when one is not there. */
export function removeAttachments({ body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  return moveAttachments(body.ids, 'detached', scope);
}
