import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { setMark } from '#web/drag-row.ts';
import type { PlacedKey } from '../../contract.ts';

type Drop = (onto: PlacedKey, edge: 'before' | 'after') => void;

const kind = 'dashboard card';
/** In one column cards are put above and below each other, else beside each other. */
const oneColumn = '(max-width: 767px)';

/** A card of a dashboard is dragged by its handle, and let go before or after another one. */
export function dragCard(element: HTMLElement, dragHandle: HTMLElement, key: PlacedKey, onDrop: Drop): () => void {
  const unmark = () => element.removeAttribute('data-edge');
  return combine(
    draggable({
      element,
      dragHandle,
      getInitialData: () => ({ kind, key }),
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop({ location }) {
        element.removeAttribute('data-dragged');
        const [target] = location.current.dropTargets;
        const onto = target?.data.key as PlacedKey | undefined;
        if (target && onto && onto !== key) onDrop(onto, sideOf(target.element, target.data));
      },
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === kind,
      getData: ({ input }) => {
        const allowedEdges = matchMedia(oneColumn).matches ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
        return attachClosestEdge({ kind, key }, { element, input, allowedEdges: [...allowedEdges] });
      },
      onDrag: ({ self, source }) => (source.data.key === key ? unmark() : setMark(element, 'data-edge', sideOf(element, self.data))),
      onDragLeave: unmark,
      onDrop: unmark,
    }),
  );
}

/** While a card is dragged the page is scrolled at its edges. */
export const scrollWhileDragging = (): (() => void) =>
  autoScrollWindowForElements({ canScroll: ({ source }) => source.data.kind === kind });

function sideOf(element: Element, data: Record<string | symbol, unknown>): 'before' | 'after' {
  const edge = extractClosestEdge(data);
  const isRightToLeft = getComputedStyle(element).direction === 'rtl';
  if (edge === 'top' || edge === 'bottom') return edge === 'top' ? 'before' : 'after';
  return (edge === 'left') !== isRightToLeft ? 'before' : 'after';
}
