import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type OpenTodo, openFrom, placeFrom, type TodoParams, type TodoPlace, type TodoSearch, todoAddress } from './todo-place.ts';

export interface TodoLocation {
  /** Null when the address names a filter that does not exist. */
  place: TodoPlace | null;
  open: OpenTodo | undefined;
  /** Shows another list, or what is open over it; `replace` leaves no step for the back button. */
  go: (place: TodoPlace, to?: { open?: OpenTodo | undefined; replace?: boolean }) => void;
}

/** Where in the to-dos the address is, and the way to elsewhere. */
export function useTodoLocation(): TodoLocation {
  const router = useRouter();
  const params: TodoParams = useParams({ strict: false });
  const search: TodoSearch = useSearch({ strict: false });
  const found = placeFrom(params, search);
  const name = found && JSON.stringify(found);
  const place = useMemo(() => (name === null ? null : (JSON.parse(name) as TodoPlace)), [name]);
  const go = useMemo<TodoLocation['go']>(
    () =>
      (target, { open, replace } = {}) => {
        const address = todoAddress(target, open);
        if (replace) router.history.replace(address);
        else router.history.push(address);
      },
    [router],
  );
  return { place, open: openFrom(search), go };
}
