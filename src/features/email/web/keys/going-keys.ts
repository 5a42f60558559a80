import type { Shortcut } from '#web/shortcuts.ts';
import type { KeyContext } from './key-context.ts';

/** By the second key. */
const folders = { i: 'inbox', s: 'starred', t: 'sent', d: 'draft', a: 'archive' } as const;

/** To the folders; of two keys. */
export function goingKeys({ t, location }: KeyContext): Shortcut[] {
  return Object.entries(folders).map(([key, folder]) => ({
    keys: `g ${key}`,
    label: t('email.keys.goTo', { folder: t(`email.folder.${folder}`) }),
    run: () => location.go({ folder, q: '' }),
  }));
}
