import type { KeyboardEvent, RefObject } from 'react';
import type { Board } from '../board-contract.ts';
import type { Card } from '../contract.ts';

interface Given {
  boards: readonly Board[];
  columns: ReadonlyMap<string, readonly Card[]>;
  focusCard: (id: number) => void;
  mayMove: boolean;
  move: (id: number, boardId: string, beforeId: number | null) => void;
  chooseMove: (id: number) => void;
  root: RefObject<HTMLElement | null>;
}

/** Keyboard handling on a card: arrows move the focus, Alt+arrows move the card, `m` opens the move dialog. */
export function useBoardKeys({ boards, columns, focusCard, mayMove, move, chooseMove, root }: Given) {
  return (event: KeyboardEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-card]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const id = Number(link.dataset.card);
    const boardId = link.closest<HTMLElement>('[data-board]')?.dataset.board ?? '';
    const column = boards.findIndex((board) => board.id === boardId);
    const cards = columns.get(boardId) ?? [];
    const row = cards.findIndex((card) => card.id === id);
    if (row < 0) return;
    const isRightToLeft = root.current !== null && getComputedStyle(root.current).direction === 'rtl';
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const across = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const on = across === undefined ? undefined : isRightToLeft ? -across : across;

    const walk = () => {
      if (down !== undefined) return cards[row + down];
      if (event.key === 'Home') return cards[0];
      if (event.key === 'End') return cards.at(-1);
      if (on === undefined) return undefined;
      // Skips empty columns.
      for (let index = column + on; index >= 0 && index < boards.length; index += on) {
        const own = columns.get(boards[index]?.id ?? '') ?? [];
        if (own.length > 0) return own[Math.min(row, own.length - 1)];
      }
      return undefined;
    };
    if (event.altKey) {
      if (!mayMove || (down === undefined && on === undefined)) return;
      event.preventDefault();
      if (id < 0) return;
      if (down === -1 && row > 0) move(id, boardId, cards[row - 1]?.id ?? null);
      if (down === 1 && row < cards.length - 1) move(id, boardId, cards[row + 2]?.id ?? null);
      const target = on === undefined ? undefined : boards[column + on];
      if (target) move(id, target.id, columns.get(target.id)?.[row]?.id ?? null);
    } else if (event.key === 'm' && id > 0 && mayMove) {
      event.preventDefault();
      chooseMove(id);
    } else if (down !== undefined || on !== undefined || event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      const next = walk();
      if (next) focusCard(next.id);
    }
  };
}

/** Focuses a card's link and scrolls just enough to show the whole card. */
export function focusOn(link: HTMLElement): void {
  link.focus({ preventScroll: true });
  link.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
