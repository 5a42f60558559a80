/** Why data is excluded from a workspace archive, as named by the page and the manifest. */
export const exclusionReasons = ['signing-in', 'links', 'mailboxes', 'aliases', 'on-its-way', 'undo', 'plan', 'webhooks'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/**
 * Tables of a company excluded from its archive. All others are included, future ones too:
 * - `signing-in`: login names are unique per installation, hashes are host-specific, addresses are verified where they are used,
 *   and second factors belong to one installation.
 *   People and users are included: once invited, they sign in as before;
 * - `links`: were issued by one installation, which only stores their hashes;
 * - `mailboxes`: passwords and signing keys encrypted with the installation's secret, and the read position of each mailbox;
 * - `aliases`: addresses at which the installation receives mail, which only their owner may have;
 * - `on-its-way`: pending notifications to event guests, who would get them from both installations;
 * - `undo`: actions that can be undone within a day, with whole rows of this company;
 * - `plan`: is chosen per installation, where subdomains are unique;
 * - `webhooks`: secrets encrypted with the installation's secret; two installations would also send everything twice;
 * - `worked-out`: recomputed by triggers;
 * - `answered`: idempotent responses of the last day, how far stored mails have been cleaned (an import
 *   cleans them), and which rows are sample data: elsewhere they are the company's own. No one misses these, so they aren't reported.
 */
export const excludedTables: Readonly<Record<string, ExclusionReason | 'worked-out' | 'answered'>> = {
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

/** Excluded columns, because two installations would send the same mail: scheduled mails become drafts in the archive. */
export const excludedColumns: Readonly<Record<string, readonly string[]>> = {
  mails: ['send_at', 'outside_message'],
  mail_deliveries: ['due_at'],
};
