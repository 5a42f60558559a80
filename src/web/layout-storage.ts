import { languageOf } from '#contract/languages.ts';
import { type Layout, layoutValues } from './layout.ts';

type Read = Pick<Storage, 'getItem'>;
type Write = Pick<Storage, 'setItem'>;

/** What this browser remembers of the layout; what it does not know or cannot mean is left out. */
export function readStoredLayout(storage: Read): Partial<Layout> {
  const kept = Object.entries(layoutValues).flatMap(([option, values]) => {
    const text = storage.getItem(option);
    return values.filter((value) => String(value) === text).map((value) => [option, value]);
  });
  const language = languageOf(storage.getItem('language'));
  return { ...Object.fromEntries(kept), ...(language && { language }) };
}

/** Remembers what was chosen. */
export function storeLayout(storage: Write, changes: Partial<Layout>): void {
  for (const [option, value] of Object.entries(changes)) {
    try {
      storage.setItem(option, String(value));
    } catch {
      // A full or forbidden storage: the choice then lasts as long as the page.
    }
  }
}
