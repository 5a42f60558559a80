import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { TodoPlace } from '../todo-place.ts';
import { todoPageQuery } from '../todo-queries.ts';

/** The list to show: while another search or order is on its way, the one before. */
export function useShownPlace(place: TodoPlace): TodoPlace {
  const { isPending } = useQuery(todoPageQuery(place, 1));
  const shown = useRef(place);
  const isElsewhere = shown.current.filter !== place.filter || shown.current.tag !== place.tag;
  if (!isPending || isElsewhere) shown.current = place;
  return shown.current;
}
