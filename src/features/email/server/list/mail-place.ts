import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { Folder, Label } from '../../contract.ts';
import { folders } from '../../contract.ts';
import { mailsView as mails } from '../../tables.ts';

/** A list of mails: a folder, narrowed by label and text. */
export interface MailPlace {
  folder: Folder;
  label?: Label | undefined;
  q?: string | undefined;
}

/** Every mailbox is its person's alone. */
export function ownMails({ entity, identity }: Scope): SQL | undefined {
  return and(live(mails, entity), eq(mails.ownerId, identity.personId));
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
    q?.trim() ? containsText(mails.searchText, q.trim()) : undefined,
  );
}

/** The folders whose whole counts add up to the place's, when nothing else narrows it and they are kept as counts. */
export function countedFolders({ folder, label, q }: MailPlace): readonly string[] | null {
  if (label || q?.trim() || folder === 'starred') return null;
  return folder === '' ? folders.filter((name) => name !== 'trash') : [folder];
}
