import { and, desc, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { listPages } from '#platform/bookmarks/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { live } from '#server/live.ts';
import { pictureAddress } from '#server/picture-address.ts';
import type { Scope } from '#server/scope.ts';
import type { NewestContact, SearchSource } from '#server/search-source.ts';
import { groupLimit } from '../contract.ts';
import type { listMainSearch as contract } from '../main-search-contract.ts';
import { searchEntriesView as entries } from '../tables.ts';
import { ofKind, readKinds } from './select-found.ts';

/** Returns the pages, files, and contacts the caller can see. @param sources search sources of all features */
export const listMainSearch =
  (sources: readonly SearchSource[]) =>
  async (_given: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> => {
    const { pages } = await listPages(scope);
    const files = await newestFiles(sources, scope, groupLimit);
    const contacts = await newestContacts(sources, scope, groupLimit);
    return {
      searchArr: [
        { groupTitle: 'Pages', searchLimit: groupLimit, data: pages },
        {
          ...{ groupTitle: 'Files', searchLimit: groupLimit },
          data: files.map(({ name, by, size }) => ({ title: name, by, size, file: name.split('.').at(-1)?.toLowerCase() ?? '' })),
        },
        {
          ...{ groupTitle: 'Contacts', searchLimit: groupLimit },
          data: contacts.map(({ name, email, image, addedAt }) => ({ title: name, email, image, date: addedAt.toISOString() })),
        },
      ],
    };
  };

/** Returns the newest colleagues, and contacts of other features, that the caller can read. */
export async function newestContacts(sources: readonly SearchSource[], scope: Scope, limit: number): Promise<NewestContact[]> {
  const found = scope.ability.can('read', 'Person') ? await newestPeople(scope, limit) : [];
  for (const source of sources) {
    if (source.newestContacts && source.seen(scope) !== null) found.push(...(await source.newestContacts(scope, limit)));
  }
  return found.sort((a, b) => b.addedAt.getTime() - a.addedAt.getTime()).slice(0, limit);
}

async function newestPeople({ db, deps, entity }: Scope, limit: number): Promise<NewestContact[]> {
  const rows = await db
    .select({ name: people.fullName, email: people.email, addedAt: people.createdAt, avatarId: files.id, avatarName: files.name })
    .from(people)
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
    .where(live(people, entity))
    .orderBy(desc(people.createdAt), desc(people.id))
    .limit(limit);
  return rows.map(({ avatarId, avatarName, ...row }) => ({ ...row, image: pictureAddress({ avatarId, avatarName }, entity, deps.files) }));
}

/** A readable file in one of its places. */
interface NewestFile {
  name: string;
  /** Name of the uploader; empty for none. */
  by: string;
  /** `17 KB`. */
  size: string;
}

/**
 * Returns the files most recently attached to mails, chats, and cards the caller can read. @param sources search sources of all features
 */
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
