import type { Shortcut } from '#web/shortcuts.ts';
import type { Email } from '../../contract.ts';
import { idsOf, type KeyContext } from './key-context.ts';

/** By the second key: of which listed mails it chooses all. */
const marks = {
  a: ['chooseAll', () => true],
  n: ['chooseNone', () => false],
  r: ['chooseRead', ({ isRead }: Email) => isRead],
  u: ['chooseUnread', ({ isRead }: Email) => !isRead],
  s: ['chooseStarred', ({ isStarred }: Email) => isStarred],
  t: ['chooseUnstarred', ({ isStarred }: Email) => !isStarred],
} as const;

/** Which of the listed mails are chosen; of two keys. */
export function choosingKeys({ t, rights, list, selection }: KeyContext): Shortcut[] {
  return Object.entries(marks).map(([key, [name, isMeant]]) => ({
    keys: `* ${key}`,
    label: t(`email.keys.${name}`),
    when: rights.update || rights.delete,
    run: () => {
      selection.clear();
      selection.set(idsOf((list.current?.mails.loaded ?? []).filter(isMeant)), true);
    },
  }));
}
