import { firstCall } from '#web/first-call.ts';
import { type PageParams, type PageSearch, tableOf } from '#web/page-table.ts';
import { readTodoPage } from '../contract.ts';
import { todoListInput } from './list/todo-list-input.ts';
import { dayFilter, placeFrom } from './todo-place.ts';

export const todoPages = tableOf([
  {
    path: '/apps/todo',
    page: () => import('#features/todo/web/todo-page.tsx').then(({ TodoPage }) => TodoPage),
    ask: (client, params, search) =>
      import('#features/todo/web/todo-queries.ts').then(({ prefetchTodos }) => prefetchTodos(client, params, search)),
    needs: { action: 'read', subject: 'Todo' },
    shell: 'app',
    menu: { label: 'menu.todo', words: 'todo' },
    first: todoList,
    shows: [
      { path: '/apps/todo/:filter', first: todoList },
      { path: '/apps/todo/tag/:tag', first: todoList },
    ],
  },
]);

function todoList(params: PageParams, search: PageSearch): string[] {
  const place = placeFrom(params, search);
  if (place?.filter === dayFilter) return [];
  return place ? [firstCall(readTodoPage, todoListInput(place, 1))] : [];
}
