import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { type RefObject, useEffect, useRef } from 'react';
import { setMark } from './drag-row.ts';
import { useStable } from './use-stable.ts';

interface Draggable {
  /** Things of one kind are let go beside each other. */
  kind: string;
  id: number;
  /** They stand beside each other in a line, or below each other. */
  along: 'line' | 'column';
  /** Another one is let go before or after this one. */
  onTake: (id: number, edge: 'before' | 'after') => void;
}

/** What can be dragged, and beside which another one can be let go. `data-dragged` and `data-edge` show it, so that nothing is drawn anew. */
export function useDraggable<E extends HTMLElement = HTMLLIElement>({ kind, id, along, onTake }: Draggable): RefObject<E | null> {
  const ref = useRef<E>(null);
  const on = useStable({ take: onTake });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const unmark = () => element.removeAttribute('data-edge');
    const sideOf = (data: Record<string | symbol, unknown>) => {
      const first = along === 'column' ? 'top' : element.matches(':dir(rtl)') ? 'right' : 'left';
      return extractClosestEdge(data) === first ? ('before' as const) : ('after' as const);
    };
    return combine(
      draggable({
        element,
        getInitialData: () => ({ kind, id }),
        onDragStart: () => element.setAttribute('data-dragged', ''),
        onDrop: () => element.removeAttribute('data-dragged'),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === kind && source.data.id !== id,
        getData: ({ input }) =>
          attachClosestEdge({ kind, id }, { element, input, allowedEdges: along === 'column' ? ['top', 'bottom'] : ['left', 'right'] }),
        onDrag: ({ self }) => setMark(element, 'data-edge', sideOf(self.data)),
        onDragLeave: unmark,
        onDrop: ({ self, source }) => {
          unmark();
          on.take(Number(source.data.id), sideOf(self.data));
        },
      }),
    );
  }, [kind, id, along, on]);
  return ref;
}
