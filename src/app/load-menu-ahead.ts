import { currentAbility } from '#web/ability.ts';
import { type PageRow, type PageTable, pagesOf } from '#web/page-table.ts';
import { whenAtRest } from '#web/when-at-rest.ts';
import { loadAhead } from './reload-once.ts';

/** What browsers say of the line; Safari and Firefox say nothing. */
type Line = Navigator & { connection?: { saveData?: boolean } };

/** Once the page is at rest, loads the code of the pages in the person's menu, one after the other, so that a click waits for its data alone. */
export function loadMenuAhead(table: PageTable): void {
  if ((navigator as Line).connection?.saveData) return;
  whenAtRest(() => void loadAll(pagesOf(table).filter(isInMenu)));
}

function isInMenu({ menu, needs }: PageRow): boolean {
  return menu !== undefined && needs !== undefined && currentAbility().can(needs.action, needs.subject);
}

async function loadAll(pages: readonly PageRow[]): Promise<void> {
  for (const { page } of pages) {
    await idle();
    await loadAhead(page);
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 50)));
}
