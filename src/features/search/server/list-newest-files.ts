import { and, desc, eq, sql } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { peopleView as people } from '#features/people/tables.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import { searchEntriesView as entries } from '../tables.ts';
import { ofKind, readKinds } from './read-kinds.ts';

/** A file that the caller may read, in the place that it came to. */
interface NewestFile {
  name: string;
  /** Who brought it; empty where nobody did. */
  by: string;
  /** `17 KB`. */
  size: string;
}

/** The files that came last to what the caller reads: to mails, chats and cards. @param sources all that areas let be found */
export async function newestFiles(sources: readonly SearchSource[], scope: Scope, limit: number): Promise<NewestFile[]> {
  const { db, entity } = scope;
  const kind = readKinds(sources, scope).find((one) => one.kind === 'file');
  if (!kind) return [];
  const rows = await db
    .select({ name: entries.title, by: people.fullName, sizeBytes: files.sizeBytes })
    .from(entries)
    .innerJoin(files, and(eq(files.entity, entries.entity), sql`${files.id} = (${entries.facts} ->> 'file')::bigint`))
    .leftJoin(people, and(eq(people.entity, files.entity), eq(people.id, files.personId)))
    .where(and(ofKind('file', entity), kind.seen))
    .orderBy(desc(entries.movedAt), desc(entries.id), entries.part)
    .limit(limit);
  return rows.map(({ by, sizeBytes, ...file }) => ({ ...file, by: by ?? '', size: sizeText(sizeBytes) }));
}

const units = ['B', 'KB', 'MB', 'GB'];

function sizeText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)));
  return `${Math.round(bytes / 1000 ** power)} ${units[power]}`;
}
