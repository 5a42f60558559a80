import type { MarkedEmail, RealFolder } from '../../contract.ts';
import type { MailPlace } from '../folders/mail-place.ts';
import { canBeSpam } from '../may-do.ts';
import type { MailActions } from '../use-mail-actions.ts';

export interface PlaceDrop {
  accepts: (mail: MarkedEmail) => boolean;
  drop: (mails: readonly MarkedEmail[], actions: MailActions) => void;
}

const idsOf = (mails: readonly MarkedEmail[]) => mails.map(({ id }) => id);
/** Written emails stay in their own folders until they are moved to trash. */
const isOfOthers = ({ folder, isDraft }: MarkedEmail) => !isDraft && folder !== 'sent';

/** Returns the effect of dropping emails on a sidebar entry; undefined if there is none. */
export function dropOnPlace({ folder, label }: Pick<MailPlace, 'folder' | 'label'>): PlaceDrop | undefined {
  if (label) {
    return {
      accepts: ({ labels }) => !labels.includes(label),
      drop: (mails, actions) => actions.setLabel(idsOf(mails), label, true, mails),
    };
  }
  if (folder === 'starred') return { accepts: ({ isStarred }) => !isStarred, drop: (mails, { star }) => star(idsOf(mails), true) };
  if (folder === 'trash') return moveTo('trash', (mail) => mail.folder !== 'trash');
  if (folder === 'spam') return moveTo('spam', canBeSpam);
  if (folder === 'inbox' || folder === 'archive') return moveTo(folder, (mail) => isOfOthers(mail) && mail.folder !== folder);
  return undefined;
}

function moveTo(folder: RealFolder, accepts: PlaceDrop['accepts']): PlaceDrop {
  return { accepts, drop: (mails, { move }) => move(idsOf(mails), folder, mails) };
}
