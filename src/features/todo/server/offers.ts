/** What other features may use of this one's server. */
export { countOpenTodos, handTodosOver } from './hand-over-todos.ts';
export { isTodoOf } from './todo-page.ts';
export { addTodo } from './todos.ts';
