import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import { type SearchKind, searchKinds } from './contract.ts';

/** Where a hit leads, and what stands beside it: each area knows its own. */
export type SearchFacts = Readonly<Record<string, string | number | null>>;

/**
 * What is found of all records, in one table. Triggers write it in the transaction of each write, by the functions `search_lines_of_…` of the
 * database; nothing else does. Who may read an entry is asked when it is read.
 */
export const { table: searchEntries, view: searchEntriesView } = entityTable(
  'search_entries',
  () => ({
    entity: entityColumn(),
    /** The kind of the record that the entry is of: of a file, what it is attached to. */
    source: text().$type<SearchKind>().notNull(),
    /** Of that record. */
    id: idColumn('id').notNull(),
    /** 0 is the record itself, what follows are its files. */
    part: integer().notNull(),
    kind: text().$type<SearchKind>().notNull(),
    title: text().notNull(),
    /** The beginning of its text. */
    detail: text().notNull(),
    /** Who it is of, as it was written in it. */
    author: text().notNull(),
    /** The person of the entity whom it is of. */
    authorId: idColumn('author_id'),
    /** Whose it is: a mail, a *Personal* event, an order. */
    ownerId: idColumn('owner_id'),
    /** What decides who reads it: a column of a board, a chat, a calendar. */
    room: idColumn('room'),
    /** Who reads it besides. */
    readerIds: idColumn('reader_ids').array().notNull(),
    /** From when on it is shown to those who do not write such things; null for not at all. */
    shownFrom: moment('shown_from'),
    /** By what the newest stand first, and days are compared. */
    movedAt: moment('moved_at').notNull(),
    facts: jsonb().$type<SearchFacts>().notNull(),
    /** What is looked through: its words as `foldWords` makes them, a space before each, those of the title first. */
    words: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_words_of(title) || search_words_of(author) || search_words_of(detail)`),
    /** So many characters of the words are the title's. */
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
    // One for each kind: what is rare in one is found there, however common it is in the others. Mails are looked for in one mailbox.
    ...searchKinds.map((kind) =>
      index(`search_entries_words_of_${kind}`)
        .using('gin', table.entity, ...(kind === 'mail' ? [table.ownerId] : []), sql`words gin_trgm_ops`)
        .where(sql.raw(`kind = '${kind}'`)),
    ),
  ],
  ['entity', 'source', 'id', 'part'],
);

/**
 * The words of titles, for what somebody mistyped. Only added to, in the transaction that wrote them: two that add the same one do not wait for
 * each other, but both add it. `npm run reindex` takes away what nothing has any more.
 */
export const { table: searchWords } = entityTable(
  'search_words',
  () => ({ entity: entityColumn(), word: text().notNull(), addedBy: idColumn('added_by').notNull() }),
  (table) => [index('search_words_alike').using('gin', table.entity, sql`word gin_trgm_ops`)],
  ['entity', 'word', 'addedBy'],
);
