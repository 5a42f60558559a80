import { currentAbility } from '#web/ability.ts';
import { startIdleLoading } from '#web/idle-loader.ts';
import { type PageRow, type PageTable, pagesOf } from '#web/page-table.ts';
import { whenIdle } from '#web/when-idle.ts';

/** The Network Information API; not available in Safari and Firefox. */
type Line = Navigator & { connection?: { saveData?: boolean } };

/** Once the page is idle, prefetches its lazy parts and then the code of the pages in the person's menu, so a click waits only for data. */
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
