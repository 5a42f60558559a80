import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import { useIsDragging } from '#web/drag-hold.ts';
import type { BoardPage } from './board-page-answer.ts';
import { boardPageQuery } from './board-queries.ts';

/** The board as it is to be shown: what the server answered last, and what the person has done since. It stands still while something is dragged. */
export function useBoard() {
  const { data, error, refetch } = useQuery(boardPageQuery);
  const latest = useShown(boardPageQuery, data);
  const isHeld = useIsDragging();
  const shown = useRef<BoardPage>(undefined);
  if (!isHeld || !shown.current) shown.current = latest;
  return { page: shown.current, error: data ? null : error, retry: () => void refetch() };
}
