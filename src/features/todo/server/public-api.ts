/** What other features may use of this one's server. */

export { isTodoOf } from './todo-page.ts';
export { addTodo } from './todos.ts';
export { countOpenTodos, transferTodos } from './transfer-todos.ts';
