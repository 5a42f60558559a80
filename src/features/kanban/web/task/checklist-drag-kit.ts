import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { dragRow, sideOfRow } from '#web/drag-row.ts';

const kind = 'checklist-item';

/** Makes an item draggable by its handle, and a drop target above and below. */
export function dragItem(element: HTMLElement, dragHandle: HTMLElement, id: number): () => void {
  return dragRow({ element, dragHandle, data: { kind, id } });
}

/** Reports which item another one was dropped beside. */
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
