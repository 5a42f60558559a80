/** API for other features on the server. */

export { isTodoOf } from './todo-page.ts';
export { addTodo } from './todos.ts';
export { countOpenTodos, transferTodos } from './transfer-todos.ts';
