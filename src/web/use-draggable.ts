import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { type RefObject, useEffect, useRef } from 'react';
import { setMark } from './drag-row.ts';
import { useStable } from './use-stable.ts';

interface Draggable {
  /** Only items of the same kind can be dropped next to each other. */
  kind: string;
  id: number;
  /** Whether the items are laid out in a row or in a column. */
  along: 'line' | 'column';
  /** Called when another item is dropped before or after this one. */
  onTake: (id: number, edge: 'before' | 'after') => void;
}

/** Makes an element draggable and a drop target for others. Shows the state by `data-dragged` and `data-edge`, so nothing rerenders. */
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
