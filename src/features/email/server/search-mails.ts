import { eq } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { searchEntriesView as entries } from '#platform/search/tables.ts';
import type { SearchSource } from '#server/search-source.ts';

/** Searches the person's own mailbox, including attached emails. */
export const mailSearch: SearchSource = {
  source: 'mail',
  isOwn: true,
  hasFiles: true,
  seen: ({ ability, identity }) => (ability.can('read', 'Email') ? eq(entries.ownerId, identity.personId) : null),
  address: ({ id, facts }) => pageAddress('/apps/email/:folder/:mailId', { folder: facts.folder ?? 'inbox', mailId: facts.mail ?? id }),
};
