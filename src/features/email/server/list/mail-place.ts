import { and, eq, type SQL, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { Folder } from '../../contract.ts';
import { folders } from '../../contract.ts';
import type { Label } from '../../labels-contract.ts';
import { parseSearch } from '../../search/parse-search.ts';
import type { NamedLabel } from '../../search/search-terms.ts';
import { mailsView as mails } from '../../tables.ts';
import { readLabels } from '../labels/read-labels.ts';
import { refuseUnknownLabels } from '../labels/refuse-unknown-labels.ts';
import { inPlace, searchCondition } from './search-conditions.ts';

/** A list of mails: a folder, narrowed by label and search. */
export interface MailPlace {
  folder: Folder;
  label?: Label | undefined;
  q?: string | undefined;
  /** On whose clock the days of the search begin. */
  zone?: string | undefined;
  /** The person's own labels, where the search may name them. */
  named?: readonly NamedLabel[] | undefined;
}

/** A place with what it takes to look there. @throws 400 for a label that is none of the signed-in person's. */
export async function knownPlace<P extends { label?: Label | undefined; q?: string | undefined }>(
  place: P,
  scope: Scope,
): Promise<P & Pick<MailPlace, 'named'>> {
  if (place.label) await refuseUnknownLabels([place.label], { field: () => 'label', isPut: false }, scope);
  return place.q?.includes(':') ? { ...place, named: await readLabels(scope) } : place;
}

/** Every mailbox is its person's alone. */
export function ownMails({ entity, identity }: Pick<Scope, 'entity' | 'identity'>): SQL | undefined {
  return and(live(mails, entity), eq(mails.ownerId, identity.personId));
}

/** The condition for the listed mails of a place: those nested in a conversation are not. A search that says where looks there instead. */
export function mailsOf({ folder, label, q = '', zone = 'UTC', named = [] }: MailPlace, { entity, identity }: Scope): SQL | undefined {
  const { terms } = parseSearch(q, named);
  const saysWhere = terms.some(({ kind, isNot }) => kind === 'in' && !isNot);
  return and(
    eq(mails.entity, entity),
    eq(mails.ownerId, identity.personId),
    inPlace(saysWhere ? 'anywhere' : folder),
    label ? sql`${mails.labels} @> array[${label}]::text[]` : undefined,
    ...terms.map((term) => searchCondition(term, { entity, identity, zone })),
  );
}

/** The folders whose whole counts add up to the place's, when nothing else narrows it and they are kept as counts. */
export function countedFolders({ folder, label, q }: MailPlace): readonly string[] | null {
  if (label || q?.trim() || folder === 'starred') return null;
  return folder === '' ? folders.filter((name) => name !== 'trash') : [folder];
}
