/** What other features may use of this one's server. */
export { addSampleTodos } from './add-sample-todos.ts';
export { countOpenTodos, handTodosOver } from './hand-over-todos.ts';
export { sweepTodos } from './sweep-todos.ts';
