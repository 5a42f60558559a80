/** Why something of a workspace does not go into its archive, as the page and the manifest name it. */
export const exclusionReasons = ['signing-in', 'links', 'mailboxes', 'aliases', 'on-its-way', 'undo', 'plan', 'webhooks'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/**
 * The tables of an entity that do not travel. All others do, those that come later too:
 * - `signing-in`: a login name is one of the whole installation, a hash is of one host's kind, an address is proved where it is used,
 *   and what is asked beside the password was given to one installation.
 *   Persons and users travel: who is invited signs in as who they were;
 * - `links`: were given by one installation, and of it are known by their hashes only;
 * - `mailboxes`: passwords and signing keys encrypted by the installation's secret, and how far each mailbox was read;
 * - `aliases`: an address of the whole installation at which mail arrives, which only who owns it may have;
 * - `on-its-way`: what guests of an event are yet to be told: here they hear of it, there once more;
 * - `undo`: what can be taken back within a day, which has whole rows of this entity in it;
 * - `plan`: is chosen where the company is, and a subdomain is one of the whole installation;
 * - `webhooks`: secrets encrypted by the installation's secret, and two installations would tell the same twice;
 * - `worked-out`: triggers count it anew;
 * - `answered`: what was answered to calls of the last day, should they come again, and how far stored mails have been cleaned (an import
 *   cleans them), and which rows are those of a sample: elsewhere they are the company's. Nobody misses it, so that nobody is told.
 */
export const stayingTables: Readonly<Record<string, ExclusionReason | 'worked-out' | 'answered'>> = {
  accounts: 'signing-in',
  sessions: 'signing-in',
  address_verifications: 'signing-in',
  two_steps: 'signing-in',
  recovery_codes: 'signing-in',
  trusted_devices: 'signing-in',
  passkeys: 'signing-in',
  sign_ons: 'signing-in',
  sign_on_identities: 'signing-in',
  sign_on_attempts: 'signing-in',
  api_keys: 'signing-in',
  mcp_writes: 'undo',
  invitations: 'links',
  calendar_feeds: 'links',
  imap_accounts: 'mailboxes',
  imap_mails: 'mailboxes',
  mail_aliases: 'aliases',
  mail_signing_keys: 'mailboxes',
  calendar_changes: 'undo',
  calendar_untold_changes: 'on-its-way',
  entity_plans: 'plan',
  subdomains: 'plan',
  response_months: 'plan',
  webhooks: 'webhooks',
  webhook_deliveries: 'webhooks',
  once_answers: 'answered',
  mail_counts: 'worked-out',
  mail_cleanings: 'answered',
  samples: 'answered',
  invoice_counts: 'worked-out',
  invoice_sums: 'worked-out',
  invoice_work_times: 'worked-out',
  invoice_days: 'worked-out',
  client_months: 'worked-out',
  user_counts: 'worked-out',
  employee_counts: 'worked-out',
  employee_groups: 'worked-out',
  product_counts: 'worked-out',
  todo_counts: 'worked-out',
  file_usage: 'worked-out',
  search_entries: 'worked-out',
  search_words: 'worked-out',
};

/** Columns that do not travel, as two installations would send the same mail: what was to leave is a draft in the archive. */
export const stayingColumns: Readonly<Record<string, readonly string[]>> = {
  mails: ['send_at', 'outside_message'],
  mail_deliveries: ['due_at'],
};
