import { cleanedText, type ImportRule } from '#server/import-rule.ts';
import { senderCheck } from '../sender-check-contract.ts';
import { unsubscription } from '../unsubscribe-contract.ts';
import { messageOfSource } from './receiving/message-of-source.ts';
import { unsubscribeMail } from './unsubscription-of.ts';

/** Same as for incoming mail: HTML that is too large to sanitize is kept as text. */
const keptMail = cleanedText((html) => messageOfSource([{ kind: 'html', html }]).message);

/** The kinds that `unsubscriptionOf` finds; any other value becomes null. */
const wayToLeave = (value: unknown) => {
  const { success, data } = unsubscription.safeParse(value);
  return success && isWay[data.kind](data.address) ? data : null;
};

const isWay = {
  post: (address: string) => /^https:/i.test(address) && URL.canParse(address),
  page: (address: string) => /^https?:/i.test(address) && URL.canParse(address),
  mail: (address: string) => URL.canParse(address) && unsubscribeMail(address) !== null,
};

/** The reader shows its domains as text. */
const knownCheck = (value: unknown) => senderCheck.safeParse(value).data ?? null;

/** A hash from an archive could make a future email look like a duplicate, so it is computed from the source instead. */
const hashedAgain = () => null;

export const emailImportRules: readonly ImportRule[] = [
  {
    table: 'mail_correspondents',
    plain: ['email', 'name'],
  },
  {
    table: 'mail_deliveries',
    plain: ['email', 'state', 'answer'],
  },
  {
    table: 'mail_labels',
    plain: ['name', 'tint'],
  },
  {
    table: 'mail_picture_senders',
    plain: ['email'],
  },
  {
    table: 'mail_preferences',
    cleaned: { signature: keptMail },
    plain: ['density', 'reading_pane'],
  },
  {
    table: 'mail_rules',
    plain: ['sender', 'subject', 'words', 'folder', 'label'],
  },
  {
    table: 'mail_templates',
    cleaned: { message: keptMail },
    plain: ['name', 'subject'],
  },
  {
    table: 'mails',
    cleaned: { message: keptMail, unsubscription: wayToLeave, sender_check: knownCheck, content_hash: hashedAgain },
    plain: [
      'folder',
      'labels',
      'from_name',
      'from_email',
      'to',
      'cc',
      'bcc',
      'reply_to',
      'subject',
      'message_text',
      'attachments',
      'message_id',
      'reference_ids',
      'nested_text',
      'draft_key',
    ],
  },
];
