import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { holdForDrag, releaseDrag } from '#web/drag-hold.ts';
import { dragRow, sideOfRow } from '#web/drag-row.ts';

/** The row an item was dropped beside. */
interface TodoDrop {
  id: number;
  ontoId: number;
  edge: 'before' | 'after';
}

/** Makes a row draggable by its handle, and a drop target above and below. */
export function dragTodo(element: HTMLElement, dragHandle: HTMLElement, id: number): () => void {
  return dragRow({ element, dragHandle, data: { kind: 'todo', id } });
}

/** Monitors drags in the list and scrolls it meanwhile. */
export function watchTodoDrags(scroller: HTMLElement, onDrop: (drop: TodoDrop) => void): () => void {
  return combine(
    autoScrollForElements({ element: scroller }),
    monitorForElements({
      canMonitor: ({ source }) => source.data.kind === 'todo',
      onDragStart: ({ source }) => holdForDrag(Number(source.data.id)),
      onDrop: ({ source, location }) => {
        releaseDrag();
        const [target] = location.current.dropTargets;
        const [id, ontoId] = [Number(source.data.id), Number(target?.data.id)];
        if (target && ontoId !== id) onDrop({ id, ontoId, edge: sideOfRow(target.data) });
      },
    }),
  );
}
