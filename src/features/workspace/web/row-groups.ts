/** The tables with the main records of each area, in display order. */
const counted = {
  people: 'people',
  mails: 'mails',
  chat_messages: 'messages',
  calendar_events: 'events',
  kanban_tasks: 'cards',
  todo_tasks: 'todos',
  clients: 'clients',
  invoices: 'invoices',
} as const;

export type RowGroup = (typeof counted)[keyof typeof counted] | 'rest';

interface TableRows {
  table: string;
  rows: number;
}

/** Returns the counts of the main records, and the number of other rows. */
export function countGroups(tables: readonly TableRows[]): { group: RowGroup; count: number }[] {
  const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.rows ?? 0;
  const groups = Object.entries(counted).map(([table, group]) => ({ group, count: rowsOf(table) }));
  const rest = tables.filter(({ table }) => !(table in counted)).reduce((sum, { rows }) => sum + rows, 0);
  return [...groups, { group: 'rest', count: rest }];
}

/** Maps tables to the subject users know them by. */
const subjects: readonly (readonly [RegExp, string])[] = [
  [/^(mails?|imap)(_|$)/, 'Email'],
  [/^chat_/, 'Chat'],
  [/^(calendar_|own_calendars)/, 'Calendar'],
  [/^kanban_/, 'Board'],
  [/^todo_/, 'Todo'],
  [/^(recurring_)?invoice/, 'Invoice'],
  [/^clients$/, 'Client'],
  [/^(sellers|number_series|entity_plans|response_months|subdomains)$/, 'Seller'],
  [/^people$/, 'Person'],
  [/^(users|accounts|invitations)$/, 'User'],
  [/^files$/, 'File'],
  [/^roles$/, 'Role'],
  [/^permissions$/, 'Permission'],
  [/^(notification|reminders)/, 'Notification'],
];

/** Returns the distinct subjects of these tables; an unknown table of a newer server maps to everything. */
export function subjectsOfTables(tables: readonly string[]): string[] {
  return [...new Set(tables.map((table) => subjects.find(([pattern]) => pattern.test(table))?.[1] ?? 'all'))];
}
