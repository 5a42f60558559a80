import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type OpenTodo, openFrom, placeFrom, type TodoParams, type TodoPlace, type TodoSearch, todoAddress } from './todo-place.ts';

export interface TodoLocation {
  /** Null when the URL has an unknown filter. */
  place: TodoPlace | null;
  open: OpenTodo | undefined;
  /** Navigates to a list or its open to-do; `replace` adds no history entry. */
  go: (place: TodoPlace, to?: { open?: OpenTodo | undefined; replace?: boolean }) => void;
}

/** State of the to-do page from the URL, and navigation. */
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
