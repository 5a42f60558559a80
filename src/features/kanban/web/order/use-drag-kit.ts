import { useEffect, useState } from 'react';
import { loadQuietly } from '#web/load-quietly.ts';
import type { dragBoard, dragCard, watchDrags } from './drag-kit.ts';

export interface DragKit {
  dragCard: typeof dragCard;
  dragBoard: typeof dragBoard;
  watchDrags: typeof watchDrags;
}

/** Loads the drag-and-drop code after the board has rendered; null until then. */
export function useDragKit(isWanted: boolean): DragKit | null {
  const [kit, setKit] = useState<DragKit | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    loadQuietly(
      () => import('./drag-kit.ts'),
      ({ dragCard, dragBoard, watchDrags }) => setKit({ dragCard, dragBoard, watchDrags }),
    );
  }, [isWanted]);
  return isWanted ? kit : null;
}
