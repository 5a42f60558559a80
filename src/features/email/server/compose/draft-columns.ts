import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { EmailChanges } from '../../contract.ts';
import type { mails, StoredAttachment } from '../../tables.ts';
import { storedAttachments } from './attachment.ts';
import type { CleanMessage } from './clean-message.ts';
import { isOwnAddress } from './is-own-address.ts';
import { keepPictures } from './message-pictures.ts';

type Columns = Partial<typeof mails.$inferInsert>;
/** The parts of a draft as they were given, the message cleaned. */
export type DraftContent = Pick<EmailChanges, 'from' | 'to' | 'cc' | 'bcc' | 'subject' | 'attachments'> & {
  clean: CleanMessage | undefined;
};

export const draftFields = ['from', 'to', 'cc', 'bcc', 'subject', 'message', 'attachments'] as const;

/**
 * What is kept of the given parts of a draft.
 * @param current the draft's files so far
 * @param within where in the body the parts are, for what is refused
 * @throws 400 for a sender's address that is not the person's
 */
export async function draftColumns(given: DraftContent, scope: Scope, current: StoredAttachment[], within = ''): Promise<Columns> {
  const { from, to, cc, bcc, subject } = given;
  const owner = { entity: scope.entity, ownerId: scope.identity.personId };
  if (from !== undefined && !(await isOwnAddress(scope.db, owner, from))) throw invalid(`${within}from`, 'not_own_address');
  return {
    ...(from !== undefined && { fromEmail: from }),
    ...(to && { to }),
    ...(cc && { cc }),
    ...(bcc && { bcc }),
    ...(subject !== undefined && { subject }),
    ...(await bodyColumns(given, scope, current, within)),
  };
}

/** The message and the files go together: a picture in the message is one of the files. */
async function bodyColumns(
  { clean, attachments }: DraftContent,
  scope: Scope,
  current: StoredAttachment[],
  within: string,
): Promise<Columns> {
  if (clean === undefined && attachments === undefined) return {};
  const listed = attachments ? await storedAttachments(attachments, scope, current, within) : current.filter(({ contentId }) => !contentId);
  if (clean === undefined) return { attachments: [...listed, ...current.filter(({ contentId }) => contentId)] };
  const kept = await keepPictures(clean.html, scope, current);
  return { message: kept.message, messageText: clean.text, attachments: [...listed, ...kept.pictures] };
}
