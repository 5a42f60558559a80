import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { holdForDrag } from './todo-drag-hold.ts';

/** Beside which row something was let go. */
interface TodoDrop {
  id: number;
  ontoId: number;
  edge: 'before' | 'after';
}

const idOf = (data: Record<string | symbol, unknown>) => Number(data.todoId);

/** A row can be dragged by its handle, and let go above or below another one. What shows it are attributes, so that nothing is drawn anew. */
export function dragTodo(element: HTMLElement, dragHandle: HTMLElement, id: number): () => void {
  const unmark = () => element.removeAttribute('data-edge');
  return combine(
    draggable({
      element,
      dragHandle,
      getInitialData: () => ({ todoId: id }),
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => 'todoId' in source.data,
      getData: ({ input }) => attachClosestEdge({ todoId: id }, { element, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) => {
        const edge = idOf(source.data) === id ? null : extractClosestEdge(self.data);
        if (!edge) return unmark();
        const side = edge === 'top' ? 'before' : 'after';
        if (element.getAttribute('data-edge') !== side) element.setAttribute('data-edge', side);
      },
      onDragLeave: unmark,
      onDrop: unmark,
    }),
  );
}

/** Follows the drags of the list, and scrolls it meanwhile. */
export function watchTodoDrags(scroller: HTMLElement, onDrop: (drop: TodoDrop) => void): () => void {
  return combine(
    autoScrollForElements({ element: scroller }),
    monitorForElements({
      canMonitor: ({ source }) => 'todoId' in source.data,
      onDragStart: ({ source }) => holdForDrag(idOf(source.data)),
      onDrop: ({ source, location }) => {
        holdForDrag(null);
        const [target] = location.current.dropTargets;
        if (!target || idOf(target.data) === idOf(source.data)) return;
        const edge = extractClosestEdge(target.data) === 'top' ? 'before' : 'after';
        onDrop({ id: idOf(source.data), ontoId: idOf(target.data), edge });
      },
    }),
  );
}
