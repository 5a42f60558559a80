import { and, eq, isNull, like, ne, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { substringPattern } from '#server/substring-pattern.ts';
import type { Folder, Label } from '../contract.ts';
import { folders } from '../contract.ts';
import { mailsView as mails } from '../tables.ts';

/** A list of mails: a folder, narrowed by label and text. */
export interface MailPlace {
  folder: Folder;
  label?: Label | undefined;
  q?: string | undefined;
}

/** Every mailbox is its person's alone. */
export function ownMails({ entity, identity }: Scope): SQL | undefined {
  return and(eq(mails.entity, entity), eq(mails.ownerId, identity.personId), isNull(mails.deletedAt));
}

/** The condition for the listed mails of a place: those nested in a conversation are not. */
export function mailsOf(place: MailPlace, scope: Scope): SQL | undefined {
  const { folder, label, q } = place;
  const starredOrAll = folder === 'starred' ? eq(mails.isStarred, true) : undefined;
  return and(
    eq(mails.entity, scope.entity),
    eq(mails.ownerId, scope.identity.personId),
    folder === 'starred' || folder === '' ? and(ne(mails.listedIn, 'trash'), starredOrAll) : eq(mails.listedIn, folder),
    label ? sql`${mails.labels} @> array[${label}]::text[]` : undefined,
    q?.trim() ? contains(lowered(q.trim())) : undefined,
  );
}

/** The folders whose whole counts add up to the place's, when nothing else narrows it and they are kept as counts. */
export function countedFolders({ folder, label, q }: MailPlace): readonly string[] | null {
  if (label || q?.trim() || folder === 'starred') return null;
  return folder === '' ? folders.filter((name) => name !== 'trash') : [folder];
}

/** One or two characters have no trigram, so every mail is looked at: plainly is faster than by a pattern, and may be done by several workers. */
function contains(text: string): SQL {
  return [...text].length < 3 ? sql`strpos(${mails.searchText}, ${text}) > 0` : like(mails.searchText, substringPattern(text));
}

/** In small letters as PostgreSQL makes them: character by character, where JavaScript alone would see a final sigma. */
function lowered(text: string): string {
  return Array.from(text, (character) => [...character.toLowerCase()][0]).join('');
}
