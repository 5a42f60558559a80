import type { RealFolder } from '../../contract.ts';

/** A mail of the mailbox here with the message id that was found on the server. */
export interface Known {
  mailId: number;
  folder: RealFolder;
  isDeleted: boolean;
  /** Where its message was last; null when it has none on the server. */
  link: { path: string; folder: RealFolder | undefined; isThere: boolean } | null;
}

/**
 * Which mail here a message is that nobody knew at its place. A mail to oneself is two: the one sent and the one received. What is
 * edited among the drafts there is another each time.
 * @returns `another` when the mailbox has it at another place on the server, null when it is new
 */
export function chooseKnown(known: Known[], { path, folder }: { path: string; folder: RealFolder }): Known | 'another' | null {
  const unlinked = known.filter(({ link }) => !link);
  if (folder === 'draft') return unlinked.find((mail) => mail.folder === 'draft' && !mail.isDeleted) ?? null;
  const lost = known.filter(({ link }) => link && !link.isThere && link.folder !== 'draft');
  const moved = lost.find(({ link }) => link?.path === path) ?? lost[0];
  if (moved) return moved;
  const alike = unlinked.filter((mail) => isAlike(mail.folder, folder) && mail.folder !== 'draft');
  const first = alike.find((mail) => mail.folder === folder && !mail.isDeleted) ?? alike.find(({ isDeleted }) => !isDeleted) ?? alike[0];
  if (first) return first;
  return known.some(({ link }) => link?.isThere && isAlike(link.folder, folder)) ? 'another' : null;
}

function isAlike(one: RealFolder | undefined, other: RealFolder): boolean {
  return one === 'trash' || other === 'trash' || (one === 'sent') === (other === 'sent');
}
