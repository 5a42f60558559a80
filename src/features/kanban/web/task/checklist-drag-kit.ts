import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { dragRow, sideOfRow } from '#web/drag-row.ts';

const kind = 'checklist-item';

/** An item can be dragged by its handle, and let go above or below another one. */
export function dragItem(element: HTMLElement, dragHandle: HTMLElement, id: number): () => void {
  return dragRow({ element, dragHandle, data: { kind, id } });
}

/** Says beside which item one was let go. */
export function watchItemDrags(onDrop: (id: number, ontoId: number, edge: 'before' | 'after') => void): () => void {
  return monitorForElements({
    canMonitor: ({ source }) => source.data.kind === kind,
    onDrop: ({ source, location }) => {
      const [target] = location.current.dropTargets;
      const [id, ontoId] = [Number(source.data.id), Number(target?.data.id)];
      if (target && ontoId !== id) onDrop(id, ontoId, sideOfRow(target.data));
    },
  });
}
