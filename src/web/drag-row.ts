import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';

interface DraggedRow {
  element: HTMLElement;
  /** What it is dragged by; all of it unless given. */
  dragHandle?: HTMLElement;
  /** Rows of one kind are let go beside each other. */
  data: { kind: string; id: number; boardId?: string };
}

/** A row can be dragged, and let go above or below another one. What shows it are attributes, so that nothing is drawn anew. */
export function dragRow({ element, dragHandle, data }: DraggedRow): () => void {
  const unmark = () => element.removeAttribute('data-edge');
  return combine(
    draggable({
      element,
      ...(dragHandle && { dragHandle }),
      getInitialData: () => data,
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === data.kind,
      getData: ({ input }) => attachClosestEdge(data, { element, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) => {
        const edge = source.data.id === data.id ? null : extractClosestEdge(self.data);
        if (edge) setMark(element, 'data-edge', sideOfRow(self.data));
        else unmark();
      },
      onDragLeave: unmark,
      onDrop: unmark,
    }),
  );
}

/** On which side of a row something is let go. */
export function sideOfRow(data: Record<string | symbol, unknown>): 'before' | 'after' {
  return extractClosestEdge(data) === 'top' ? 'before' : 'after';
}

/** Only where it is new: each change makes the browser look at its styles again. */
export function setMark(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
