import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { holdForDrag, releaseDrag } from '#web/drag-hold.ts';
import { dragRow, setMark, sideOfRow } from '#web/drag-row.ts';

/** A drop target: beside a card or a column, or (`edge` null) the space below a column's cards. */
export interface CardDrop {
  id: number;
  boardId: string;
  onto: { id: number; edge: 'before' | 'after' } | null;
}
export interface BoardDrop {
  id: string;
  onto: { id: string; edge: 'before' | 'after' };
}

type Thing = { kind: 'card'; id: number; boardId?: string } | { kind: 'board'; id: string };
const thing = (data: Record<string | symbol, unknown>) => data as unknown as Thing;

/** Makes a card draggable, and a drop target above and below. */
export function dragCard(element: HTMLElement, id: number, boardId: string): () => void {
  return dragRow({ element, data: { kind: 'card', id, boardId } });
}

/** Makes a column a drop target for cards, and draggable by its header. */
export function dragBoard(element: HTMLElement, head: HTMLElement, scroller: HTMLElement, id: string): () => void {
  const unmark = () => {
    element.removeAttribute('data-edge');
    element.removeAttribute('data-over');
  };
  return combine(
    draggable({
      element,
      dragHandle: head,
      getInitialData: () => ({ kind: 'board', id }),
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    }),
    dropTargetForElements({
      element,
      getData: ({ input }) => attachClosestEdge({ kind: 'board', id }, { element, input, allowedEdges: ['left', 'right'] }),
      onDrag: ({ self, source, location }) => {
        if (thing(source.data).kind === 'board') {
          if (thing(source.data).id !== id) setMark(element, 'data-edge', sideOf(element, extractClosestEdge(self.data)));
        } else if (location.current.dropTargets[0]?.element === element) setMark(element, 'data-over', 'end');
        else setMark(element, 'data-over', 'card');
      },
      onDragLeave: unmark,
      onDrop: unmark,
    }),
    autoScrollForElements({ element: scroller, canScroll: ({ source }) => thing(source.data).kind === 'card' }),
  );
}

/** Monitors drags on the whole board and scrolls its columns sideways meanwhile. */
export function watchDrags(columns: HTMLElement, on: { card: (drop: CardDrop) => void; board: (drop: BoardDrop) => void }): () => void {
  return combine(
    autoScrollForElements({ element: columns }),
    monitorForElements({
      onDragStart: ({ source }) => {
        const dragged = thing(source.data);
        holdForDrag(dragged.kind === 'card' ? dragged.id : null);
      },
      onDrop: ({ source, location }) => {
        const targets = location.current.dropTargets;
        const dragged = thing(source.data);
        const board = targets.find(({ data }) => thing(data).kind === 'board');
        releaseDrag();
        if (!board) return;
        const boardId = String(thing(board.data).id);
        if (dragged.kind === 'board') {
          const edge = sideOf(board.element, extractClosestEdge(board.data));
          if (dragged.id !== boardId) on.board({ id: dragged.id, onto: { id: boardId, edge } });
          return;
        }
        const card = targets.find(({ data }) => thing(data).kind === 'card');
        const ontoId = card && Number(thing(card.data).id);
        if (card && ontoId === dragged.id) return;
        on.card({ id: dragged.id, boardId, onto: card && ontoId !== undefined ? { id: ontoId, edge: sideOfRow(card.data) } : null });
      },
    }),
  );
}

/** Maps an edge to a side in reading direction. */
function sideOf(element: Element, edge: string | null): 'before' | 'after' {
  const isRightToLeft = getComputedStyle(element).direction === 'rtl';
  return (edge === 'left') !== isRightToLeft ? 'before' : 'after';
}
