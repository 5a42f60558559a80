/** What other features may use of this one's server. */
export { countOpenTodos, handTodosOver } from './hand-over-todos.ts';
export { isTodoOf } from './list/is-todo-of.ts';
export { addTodo } from './record/add-todo.ts';
