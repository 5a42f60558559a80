import type { GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { restoreAttachments as contract } from '../../attachment-contract.ts';
import { moveAttachments } from './move-attachments.ts';

/** Puts attachments back: all of them, or none when one is not there. */
export function restoreAttachments({ body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  return moveAttachments(body.ids, 'attached', scope);
}
