import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { setMark } from '#web/drag-row.ts';
import { useTranslation } from '#web/i18n.ts';
import {
  IconArrowAutofitLeft,
  IconArrowAutofitRight,
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconEyeOff,
  IconGripVertical,
} from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';
import { columnsOf, type PlacedCard } from '../../card-room.ts';
import type { PlacedKey } from '../../contract.ts';
import classes from './arrange-handle.module.css';
import { keyStep } from './choice-steps.ts';

export interface HandleActions {
  /** Target index, from 0. */
  moveTo: (card: PlacedKey, place: number) => void;
  drop: (card: PlacedKey, onto: PlacedKey, edge: 'before' | 'after') => void;
  widen: (card: PlacedKey, by: 1 | -1) => void;
  heighten: (card: PlacedKey, isTall: boolean) => void;
  hide: (card: PlacedKey) => void;
}

interface Props {
  placed: PlacedCard;
  /** Index of the card, from 0. */
  place: number;
  total: number;
  /** Stable across renders. */
  on: HandleActions;
}

/** Drag handle of a card; arrow keys move the card, and a press opens the menu with all actions. */
export function ArrangeHandle({ placed: { card, columns, isTall }, place, total, on }: Props) {
  const { t } = useTranslation();
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = handle.current?.closest<HTMLElement>('[data-card]');
    if (element && handle.current) return dragCard(element, handle.current, card, (onto, edge) => on.drop(card, onto, edge));
  }, [card, on]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = keyStep(event, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    if ('move' in step) on.moveTo(card, place + step.move);
    else if ('widen' in step) on.widen(card, step.widen);
    else if ('heighten' in step) on.heighten(card, step.heighten);
    else on.hide(card);
  };
  const steps = columnsOf(card);
  const label = t('dashboards.arrange.handle', { name: t(`dashboards.card.${card}.title`) });
  return (
    <PopupMenu
      label={label}
      align="start"
      trigger={(attributes) => (
        <button
          {...attributes}
          ref={handle}
          type="button"
          className={classes.handle}
          data-handle={card}
          aria-label={label}
          title={label}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={16} stroke={2} aria-hidden="true" />
        </button>
      )}
      items={() => (
        <>
          {place > 0 && (
            <>
              <DropdownItem icon={<IconArrowUp />} onChoose={() => on.moveTo(card, place - 1)}>
                {t('dashboards.arrange.earlier')}
              </DropdownItem>
              <DropdownItem icon={<IconArrowBarToUp />} onChoose={() => on.moveTo(card, 0)}>
                {t('dashboards.arrange.first')}
              </DropdownItem>
            </>
          )}
          {place < total - 1 && (
            <>
              <DropdownItem icon={<IconArrowDown />} onChoose={() => on.moveTo(card, place + 1)}>
                {t('dashboards.arrange.later')}
              </DropdownItem>
              <DropdownItem icon={<IconArrowBarToDown />} onChoose={() => on.moveTo(card, total - 1)}>
                {t('dashboards.arrange.last')}
              </DropdownItem>
            </>
          )}
          {columns !== steps.at(-1) && (
            <DropdownItem icon={<IconArrowAutofitRight />} onChoose={() => on.widen(card, 1)}>
              {t('dashboards.arrange.wider')}
            </DropdownItem>
          )}
          {columns !== steps[0] && (
            <DropdownItem icon={<IconArrowAutofitLeft />} onChoose={() => on.widen(card, -1)}>
              {t('dashboards.arrange.narrower')}
            </DropdownItem>
          )}
          <DropdownItem icon={isTall ? <IconArrowBarToUp /> : <IconArrowBarToDown />} onChoose={() => on.heighten(card, !isTall)}>
            {t(isTall ? 'dashboards.arrange.lower' : 'dashboards.arrange.taller')}
          </DropdownItem>
          <DropdownItem icon={<IconEyeOff />} onChoose={() => on.hide(card)}>
            {t('dashboards.arrange.hide')}
          </DropdownItem>
        </>
      )}
    />
  );
}

type Drop = (onto: PlacedKey, edge: 'before' | 'after') => void;

const kind = 'dashboard card';
/** In a single column, cards are dropped above or below each other, otherwise side by side. */
const oneColumn = '(max-width: 767px)';

/** Makes a card draggable by its handle and droppable before or after another. */
function dragCard(element: HTMLElement, dragHandle: HTMLElement, key: PlacedKey, onDrop: Drop): () => void {
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

/** Scrolls the page near its edges while a card is dragged. */
export const scrollWhileDragging = (): (() => void) =>
  autoScrollWindowForElements({ canScroll: ({ source }) => source.data.kind === kind });

function sideOf(element: Element, data: Record<string | symbol, unknown>): 'before' | 'after' {
  const edge = extractClosestEdge(data);
  const isRightToLeft = getComputedStyle(element).direction === 'rtl';
  if (edge === 'top' || edge === 'bottom') return edge === 'top' ? 'before' : 'after';
  return (edge === 'left') !== isRightToLeft ? 'before' : 'after';
}
