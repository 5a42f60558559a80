import { MakingOutlet } from '#web/links/making-outlet.tsx';
import type { TodoPlace } from '../todo-place.ts';
import type { TodoActions } from '../use-todo-actions.ts';
import { OpenTodo } from './open-todo.tsx';
import { TodoForm } from './todo-form.tsx';

interface Props {
  /** Null for a new one. */
  id: number | null;
  place: TodoPlace;
  actions: TodoActions;
  onClose: () => void;
}

/** An open to-do, or the form of a new one. */
export function TodoDrawer({ id, place, actions, onClose }: Props) {
  return id === null ? (
    <TodoForm place={place} actions={actions} onClose={onClose} />
  ) : (
    <>
      <OpenTodo id={id} actions={actions} onClose={onClose} />
      <MakingOutlet />
    </>
  );
}
