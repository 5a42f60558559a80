import { languageOf } from '#contract/languages.ts';
import type { Layout } from './layout.ts';

type Read = Pick<Storage, 'getItem'>;
type Write = Pick<Storage, 'setItem'>;

/** What this browser remembers of the layout; what it does not know or cannot mean is left out. */
export function readStoredLayout(storage: Read): Partial<Layout> {
  const skin = oneOf(storage.getItem('skin'), ['light', 'dark', 'auto'] as const);
  const language = languageOf(storage.getItem('language'));
  const direction = oneOf(storage.getItem('direction'), ['ltr', 'rtl'] as const);
  const menuCollapsed = oneOf(storage.getItem('menuCollapsed'), ['true', 'false'] as const);
  return {
    ...(skin && { skin }),
    ...(language && { language }),
    ...(direction && { direction }),
    ...(menuCollapsed && { menuCollapsed: menuCollapsed === 'true' }),
    ...(storage.getItem('customizer') === 'on' && { customizer: true }),
  };
}

/** Remembers of some changes those that outlive the visit. */
export function storeLayout(storage: Write, changes: Partial<Layout>): void {
  for (const key of ['skin', 'language', 'direction', 'menuCollapsed'] as const) {
    if (changes[key] === undefined) continue;
    try {
      storage.setItem(key, String(changes[key]));
    } catch {
      // A full or forbidden storage: the choice then lasts as long as the page.
    }
  }
}

function oneOf<T extends string>(value: string | null, allowed: readonly T[]): T | undefined {
  return allowed.find((one) => one === value);
}
