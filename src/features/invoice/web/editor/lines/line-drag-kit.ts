import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { dragRow, sideOfRow } from '#web/drag-row.ts';

/** Makes a line draggable by its handle, to drop above or below another one. */
export function dragLine(element: HTMLElement, dragHandle: HTMLElement, id: number): () => void {
  return dragRow({ element, dragHandle, data: { kind: 'invoice-line', id } });
}

/** Calls back with the line and side where another one was dropped. */
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
