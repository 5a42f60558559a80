import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addTodo } from './add-todo.ts';
import { deleteTodo } from './delete-todo.ts';
import { getTodo } from './get-todo.ts';
import { listTodos } from './list-todos.ts';
import { moveTodo } from './move-todo.ts';
import { purgeTodos } from './purge-todos.ts';
import { putBackTodos } from './put-back-todos.ts';
import { readTodoPage } from './read-todo-page.ts';
import { tickSubtask } from './tick-subtask.ts';
import { updateTodo } from './update-todo.ts';
import { updateTodos } from './update-todos.ts';

export const todoRoutes: Route[] = [
  on(contract.listTodoTasks, listTodos),
  on(contract.addTodoTask, addTodo),
  on(contract.updateTodoTask, updateTodo),
  on(contract.deleteTodoTask, deleteTodo),
  on(contract.readTodoPage, readTodoPage),
  on(contract.getTodoTask, getTodo),
  on(contract.updateTodoTasks, updateTodos),
  on(contract.putBackTodoTasks, putBackTodos),
  on(contract.moveTodoTask, moveTodo),
  on(contract.tickSubtask, tickSubtask),
  on(contract.purgeTodoTasks, purgeTodos),
];
