import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';

interface DraggedRow {
  element: HTMLElement;
  /** The drag handle; the whole element by default. */
  dragHandle?: HTMLElement;
  /** Only rows of the same kind can be dropped next to each other. */
  data: { kind: string; id: number; boardId?: string };
}

/** Makes a row draggable and a drop target before and after itself. Drop marks are attributes, so nothing rerenders. */
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

/** Returns the side of a row on which something was dropped. */
export function sideOfRow(data: Record<string | symbol, unknown>): 'before' | 'after' {
  return extractClosestEdge(data) === 'top' ? 'before' : 'after';
}

/** Sets the attribute only if it changes, because each change triggers a style recalculation. */
export function setMark(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
