import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import { type SearchKind, searchKinds } from './contract.ts';

/** Data for the result's path and second line, specific to each feature. */
export type SearchFacts = Readonly<Record<string, string | number | null>>;

/**
 * Search index of all records in one table. Triggers maintain it in the transaction of each write, through the database functions
 * `search_lines_of_…`, and nothing else does. Permissions are checked on reading.
 */
export const { table: searchEntries, view: searchEntriesView } = entityTable(
  'search_entries',
  () => ({
    entity: entityColumn(),
    /** Kind of the indexed record; for a file, of the record it is attached to. */
    source: text().$type<SearchKind>().notNull(),
    /** Id of that record. */
    id: idColumn('id').notNull(),
    /** 0 is the record itself, higher numbers are its files. */
    part: integer().notNull(),
    kind: text().$type<SearchKind>().notNull(),
    title: text().notNull(),
    /** Beginning of its text. */
    detail: text().notNull(),
    /** Name of the author as stored in the record. */
    author: text().notNull(),
    /** Author, if a person of the company. */
    authorId: idColumn('author_id'),
    /** Owner of a mail, a *Personal* event, or an order. */
    ownerId: idColumn('owner_id'),
    /** Container that decides who can read it: a board column, a chat, a calendar. */
    room: idColumn('room'),
    /** Additional people who can read it. */
    readerIds: idColumn('reader_ids').array().notNull(),
    /** Time from which readers without edit permission see it; null for never. */
    shownFrom: moment('shown_from'),
    /** Time used to sort by newest and for date filters. */
    movedAt: moment('moved_at').notNull(),
    facts: jsonb().$type<SearchFacts>().notNull(),
    /** Search text in the format of `foldWords`, with a space before each word, the title first. */
    words: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_words_of(title) || search_words_of(author) || search_words_of(detail)`),
    /** Length of the title within the search text, in characters. */
    heading: integer()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`char_length(search_words_of(title))`),
  }),
  (table) => [
    index('search_entries_newest').on(table.entity, table.kind, table.movedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('search_entries_newest_mails')
      .on(table.entity, table.ownerId, table.movedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`kind = 'mail'`),
    index('search_entries_of_author')
      .on(table.entity, table.authorId, table.kind, table.movedAt.desc().nullsFirst())
      .where(sql`author_id is not null`),
    // One index per kind, so a word rare in one kind is found there however common it is in others. Mails are searched per mailbox.
    ...searchKinds.map((kind) =>
      index(`search_entries_words_of_${kind}`)
        .using('gin', table.entity, ...(kind === 'mail' ? [table.ownerId] : []), sql`words gin_trgm_ops`)
        .where(sql.raw(`kind = '${kind}'`)),
    ),
  ],
  ['entity', 'source', 'id', 'part'],
);

/**
 * Title words, for correcting typos. Append-only, in the transaction that writes the title: concurrent writers don't wait for
 * each other but may add duplicates. `npm run reindex` removes unused words.
 */
export const { table: searchWords } = entityTable(
  'search_words',
  () => ({ entity: entityColumn(), word: text().notNull(), addedBy: idColumn('added_by').notNull() }),
  (table) => [index('search_words_alike').using('gin', table.entity, sql`word gin_trgm_ops`)],
  ['entity', 'word', 'addedBy'],
);
