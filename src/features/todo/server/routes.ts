import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { readMyDay as readMyDayContract } from '../day-contract.ts';
import { listTodos } from './list/list-todos.ts';
import { moveTodo } from './list/move-todo.ts';
import { readMyDay } from './list/read-my-day.ts';
import { readTodoPage } from './list/read-todo-page.ts';
import { addTodo } from './record/add-todo.ts';
import { deleteTodo } from './record/delete-todo.ts';
import { getTodo } from './record/get-todo.ts';
import { purgeTodos } from './record/purge-todos.ts';
import { putBackTodos } from './record/put-back-todos.ts';
import { tickSubtask } from './record/tick-subtask.ts';
import { updateTodo } from './record/update-todo.ts';
import { updateTodos } from './record/update-todos.ts';

export const todoRoutes: Route[] = [
  on(contract.listTodoTasks, listTodos),
  on(contract.addTodoTask, addTodo),
  on(contract.updateTodoTask, updateTodo),
  on(contract.deleteTodoTask, deleteTodo),
  on(contract.readTodoPage, readTodoPage),
  on(readMyDayContract, readMyDay),
  on(contract.getTodoTask, getTodo),
  on(contract.updateTodoTasks, updateTodos),
  on(contract.putBackTodoTasks, putBackTodos),
  on(contract.moveTodoTask, moveTodo),
  on(contract.tickSubtask, tickSubtask),
  on(contract.purgeTodoTasks, purgeTodos),
];
