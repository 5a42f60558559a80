import { useEffect, useState } from 'react';
import { loadQuietly } from '#web/load-quietly.ts';

export type DayDragKit = typeof import('./day-drag-kit.ts');

/** Loads the drag-and-drop code when the page is idle; null until then. */
export function useDayDragKit(isWanted: boolean): DayDragKit | null {
  const [kit, setKit] = useState<DayDragKit | null>(null);
  useEffect(() => {
    if (isWanted)
      loadQuietly(
        () => import('./day-drag-kit.ts'),
        ({ dragDayItem, dropOnSlot, watchDayDrags }) => setKit({ dragDayItem, dropOnSlot, watchDayDrags }),
      );
  }, [isWanted]);
  return isWanted ? kit : null;
}
