import type { TestApi } from '../test-api.ts';
import { columnsOfEntities, type Rows } from './rows-of.ts';

/**
 * Texts that are codes, keys or generated addresses, which a mark would break. A new column with user content is marked
 * automatically; any other belongs here.
 */
const codes = new Set([
  ...['entity', 'kind', 'status', 'state', 'folder', 'calendar', 'unit', 'role', 'action', 'area', 'method', 'security', 'billing'],
  ...['company_may', 'colour', 'failure'],
  'visibility',
  ...['currency', 'current_plan', 'user_type', 'media_type', 'time_zone', 'rrule', 'occurrence', 'pair', 'uid_validity', 'avatar_color'],
  ...[
    'key',
    'client_key',
    'client_id',
    'draft_key',
    'message_id',
    'uid',
    'path',
    'url',
    'conference',
    'host',
    'slug',
    'website',
    'target_kind',
    'target_id',
  ],
  ...[
    'secret_hash',
    'token_hash',
    'password_hash',
    'sealed_password',
    'sample_password',
    'mails.labels',
    'mail_rules.label',
    'reference_ids',
    'unwanted_kinds',
  ],
  ...['except_dates', 'assigned_to', 'grouped_by', 'sessions.id', 'roles.name', 'iban', 'number_prefix'],
]);

/** Rows with a special text: the empty tag represents all to-dos. */
const unmarked: Rows = { todo_counts: `tag = ''` };

/** Whether a column contains generated values. */
export const isCode = (table: string, column: string): boolean => codes.has(column) || codes.has(`${table}.${column}`);

const names = 'name|title|text|email|description|fileName|fullName|company|companyEmail|address|note|label|comment|from|to|excerpt';

/** Prefixes every text in the rows with a mark, also inside JSON, as the owner of the tables. */
export async function plantMarks(atrium: TestApi, entity: string, rows: Rows, mark: string): Promise<void> {
  const tables = Map.groupBy(await columnsOfEntities(atrium), ({ table }) => table);
  await atrium.ownerQuery("set session_replication_role = 'replica'");
  for (const [table, condition] of Object.entries(rows)) {
    if (table.startsWith('search_')) continue;
    const sets = (tables.get(table) ?? [])
      .filter(({ column }) => !isCode(table, column))
      .flatMap(({ column, type }) => {
        if (type === 'text') return `"${column}" = '${mark}' || "${column}"`;
        if (type === '_text') return `"${column}" = array(select '${mark}' || one from unnest("${column}") as one)`;
        if (type === 'jsonb') return `"${column}" = regexp_replace("${column}"::text, '"(${names})": "', '"\\1": "${mark}', 'g')::jsonb`;
        return [];
      });
    if (sets.length > 0)
      await atrium.ownerQuery(
        `update "${table}" t set ${sets.join(', ')} where entity = '${entity}' and (${condition}) and not (${unmarked[table] ?? 'false'})`,
      );
  }
  await atrium.ownerQuery("set session_replication_role = 'origin'");
  await rebuildSearch(atrium);
}

/** Rebuilds the search index, which does not include the planted marks. */
async function rebuildSearch(atrium: TestApi): Promise<void> {
  const sources = await atrium.ownerQuery(
    "select tgrelid::regclass as of_table, replace(proname, 'keep', 'write') as write from pg_trigger join pg_proc on pg_proc.oid = tgfoid where proname like 'keep_search_of_%' and tgname like '%_insert'",
  );
  for (const { of_table, write } of sources)
    await atrium.ownerQuery(`select ${write}(entity, array_agg(id)) from ${of_table} group by entity`);
}
