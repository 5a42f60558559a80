import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { isVisible } from '#contract/visible-text.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { postMessage as contract } from '../../contract.ts';
import { ownOrPair } from '../threads/own-or-pair.ts';
import { addMessage } from './add-message.ts';
import { findSent } from './find-sent.ts';
import { storedAttachments } from './stored-attachments.ts';
import { tellMessage } from './tell-messages.ts';

/** Sends a message to an own thread or to a contact; a retry is answered with what was sent. */
export async function postMessage({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { clientId, fileIds, rootId, quotedId, namesEveryone } = body;
  const sent = (await findSent(clientId, scope)) ?? (await send());
  const { threadId, ...row } = sent;
  return { message: await tellMessage(row, scope), threadId };

  async function send() {
    const message = body.message.trim();
    if (!isVisible(message) && fileIds.length === 0) throw invalid('message', 'required');
    const attachments = await storedAttachments(fileIds, scope);
    return addMessage(await ownOrPair(body, scope), { message, attachments, clientId, rootId, quotedId, namesEveryone }, scope);
  }
}
