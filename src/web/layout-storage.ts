import { languageOf } from '#contract/languages.ts';
import { type Layout, layoutValues } from './layout.ts';

type Read = Pick<Storage, 'getItem'>;
type Write = Pick<Storage, 'setItem'>;

/** Reads the layout stored in this browser, dropping unknown and invalid values. */
export function readStoredLayout(storage: Read): Partial<Layout> {
  const kept = Object.entries(layoutValues).flatMap(([option, values]) => {
    const text = storage.getItem(option);
    return values.filter((value) => String(value) === text).map((value) => [option, value]);
  });
  const language = languageOf(storage.getItem('language'));
  return { ...Object.fromEntries(kept), ...(language && { language }) };
}

export function storeLayout(storage: Write, changes: Partial<Layout>): void {
  for (const [option, value] of Object.entries(changes)) {
    try {
      storage.setItem(option, String(value));
    } catch {
      // Storage is full or blocked, so the choice lasts only as long as the page.
    }
  }
}
