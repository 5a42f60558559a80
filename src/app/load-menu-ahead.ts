import { currentAbility } from '#web/ability.ts';
import { startIdleLoading } from '#web/idle-loader.ts';
import { type PageRow, type PageTable, pagesOf } from '#web/page-table.ts';
import { whenIdle } from '#web/when-idle.ts';

/** What browsers say of the line; Safari and Firefox say nothing. */
type Line = Navigator & { connection?: { saveData?: boolean } };

/** Once the page is at rest, loads what it may open, then the code of the pages in the person's menu, so that a click waits for its data alone. */
export function loadMenuAhead(table: PageTable): void {
  if ((navigator as Line).connection?.saveData) return;
  whenIdle(() =>
    startIdleLoading(
      pagesOf(table)
        .filter(isInMenu)
        .map(({ page }) => page),
    ),
  );
}

function isInMenu({ menu, needs }: PageRow): boolean {
  return menu !== undefined && needs !== undefined && currentAbility().can(needs.action, needs.subject);
}
