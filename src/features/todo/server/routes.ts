import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { readMyDay as readMyDayContract } from '../day-contract.ts';
import { moveTodo } from './move-todo.ts';
import { getTodo, listTodos } from './read-todos.ts';
import { readMyDay, readTodoPage } from './todo-page.ts';
import { addTodo, deleteTodo, restoreTodoValues, tickSubtask, updateTodo, updateTodos } from './todos.ts';
import { purgeTodos } from './trash.ts';

export const todoRoutes: Route[] = [
  on(contract.listTodoTasks, listTodos),
  on(contract.addTodoTask, addTodo),
  on(contract.updateTodoTask, updateTodo),
  on(contract.deleteTodoTask, deleteTodo),
  on(contract.readTodoPage, readTodoPage),
  on(readMyDayContract, readMyDay),
  on(contract.getTodoTask, getTodo),
  on(contract.updateTodoTasks, updateTodos),
  on(contract.putBackTodoTasks, restoreTodoValues),
  on(contract.moveTodoTask, moveTodo),
  on(contract.tickSubtask, tickSubtask),
  on(contract.purgeTodoTasks, purgeTodos),
];
