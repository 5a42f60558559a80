import { useEffect, useState } from 'react';
import type { dragBoard, dragCard, watchDrags } from './drag-kit.ts';

export interface DragKit {
  dragCard: typeof dragCard;
  dragBoard: typeof dragBoard;
  watchDrags: typeof watchDrags;
}

/** The code of dragging, once it is there: the board is shown before. */
export function useDragKit(isWanted: boolean): DragKit | null {
  const [kit, setKit] = useState<DragKit | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    void import('./drag-kit.ts').then((loaded) =>
      setKit({ dragCard: loaded.dragCard, dragBoard: loaded.dragBoard, watchDrags: loaded.watchDrags }),
    );
  }, [isWanted]);
  return isWanted ? kit : null;
}
