import type { Rows } from './rows-of.ts';

/** Columns that name whose row it is. */
export const whose = ['owner_id', 'person_id'];

/** Tables with such a column whose rows all of the entity may see, and why. */
export const ofEverybody: Record<string, string> = {
  accounts: 'who may sign in: read by who may read users',
  chat_profiles: 'how somebody appears in the chat',
  kanban_activity: 'what was done to a card',
  kanban_comments: 'comments on cards',
  users: 'the managed users',
};

/** What is a person's own, as a condition on each table: nobody else of the entity sees or changes it, whatever their role. */
export function privateRows(person: number, colleague: number): Rows {
  const ownedBy = (column: string) => `${column} = ${person}`;
  const shared = `select thread_id from chat_members where person_id = ${colleague} and entity = t.entity`;
  return {
    ...Object.fromEntries(
      ['mails', 'mail_correspondents', 'mail_counts', 'mail_rules', 'mail_templates', 'mail_deliveries'].map((table) => [
        table,
        ownedBy('owner_id'),
      ]),
    ),
    ...Object.fromEntries(
      ['mail_preferences', 'mail_aliases', 'imap_accounts', 'notifications', 'notification_preferences', 'reminders', 'files'].map(
        (table) => [table, ownedBy('person_id')],
      ),
    ),
    ...Object.fromEntries(['calendar_changes', 'calendar_feeds', 'calendar_reminders'].map((table) => [table, ownedBy('person_id')])),
    calendar_events: `owner_id = ${person} and calendar = 'Personal'`,
    chat_threads: `id not in (${shared})`,
    chat_messages: `thread_id not in (${shared})`,
    chat_members: `person_id = ${person} and thread_id not in (${shared})`,
  };
}
