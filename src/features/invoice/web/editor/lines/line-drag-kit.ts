import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { dragRow, sideOfRow } from '#web/drag-row.ts';

/** A line can be dragged by its handle, and let go above or below another one. */
export function dragLine(element: HTMLElement, dragHandle: HTMLElement, id: number): () => void {
  return dragRow({ element, dragHandle, data: { kind: 'invoice-line', id } });
}

/** Says beside which line one was let go. */
export function watchLineDrags(onDrop: (key: number, ontoKey: number, edge: 'before' | 'after') => void): () => void {
  return monitorForElements({
    canMonitor: ({ source }) => source.data.kind === 'invoice-line',
    onDrop: ({ source, location }) => {
      const [target] = location.current.dropTargets;
      const [key, ontoKey] = [Number(source.data.id), Number(target?.data.id)];
      if (target && ontoKey !== key) onDrop(key, ontoKey, sideOfRow(target.data));
    },
  });
}
