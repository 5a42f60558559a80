import { actionsFrom } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import type { CommandContext } from '#web/command.ts';
import { addTodoTask, updateTodoTasks } from '../../contract.ts';
import { type TodoViews, withNewTodo, withoutTodos } from '../todo-optimistic-updates.ts';
import { newTodo } from './new-todo.ts';

/** Adds a to-do by title from any page and offers Undo. */
export async function addByCommand(context: CommandContext, title: string): Promise<void> {
  const { t } = context;
  const { show, attempt, offerUndo } = actionsFrom<TodoViews>(context, 'todo', { failed: () => t('todoCommands.failed') });
  await attempt(async () => {
    const added = await show({
      look: withNewTodo(newTodo({ title }, [])),
      adds: true,
      send: async () => (await call(addTodoTask, { body: { task: { title } } })).task,
      settled: withNewTodo,
    });
    const ids = [added.id];
    offerUndo(t('todoCommands.added', { title }), () =>
      show({
        rows: ids,
        look: withoutTodos(new Set(ids)),
        send: () => call(updateTodoTasks, { body: { ids, change: { isDeleted: true } } }),
      }),
    );
  });
}
