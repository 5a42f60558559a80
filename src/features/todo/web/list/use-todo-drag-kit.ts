import { useEffect, useState } from 'react';
import { loadQuietly } from '#web/load-quietly.ts';

export type TodoDragKit = Pick<typeof import('./todo-drag-kit.ts'), 'dragTodo' | 'watchTodoDrags'>;

/** Loads the drag-and-drop code on first use; null until then. */
export function useTodoDragKit(isWanted: boolean): TodoDragKit | null {
  const [kit, setKit] = useState<TodoDragKit | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    loadQuietly(
      () => import('./todo-drag-kit.ts'),
      ({ dragTodo, watchTodoDrags }) => setKit({ dragTodo, watchTodoDrags }),
    );
  }, [isWanted]);
  return isWanted ? kit : null;
}
