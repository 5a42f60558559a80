import { madeCall, previousValues, type UndoRule, undoRule } from '#server/undo-rule.ts';
import {
  addTodoTask,
  deleteTodoTask,
  getTodoTask,
  moveTodoTask,
  putBackTodoTasks,
  tickSubtask,
  updateTodoTask,
  updateTodoTasks,
} from '../contract.ts';

/** Undo rules for changes to to-dos. */
export const todoUndo: readonly UndoRule[] = [
  undoRule(addTodoTask, { undo: (_given, { task }) => madeCall(deleteTodoTask, { query: { taskId: task.id } }) }),
  undoRule(updateTodoTask, {
    before: ({ body: { task } }) => madeCall(getTodoTask, { params: { id: task.id } }),
    undo: ({ body }, { task }, before) => {
      const { version: _, ...fields } = body.task;
      return madeCall(updateTodoTask, { body: { task: { ...previousValues(before.task, fields), id: task.id, version: task.version } } });
    },
  }),
  undoRule(deleteTodoTask, {
    undo: ({ query }) => madeCall(updateTodoTask, { body: { task: { id: query.taskId, isDeleted: false } } }),
  }),
  undoRule(updateTodoTasks, { undo: (_given, { before }) => madeCall(putBackTodoTasks, { body: { tasks: before } }) }),
  undoRule(moveTodoTask, {
    undo: ({ params }, { stoodBeforeId }) => madeCall(moveTodoTask, { params, body: { beforeId: stoodBeforeId } }),
  }),
  undoRule(tickSubtask, {
    before: ({ params }) => madeCall(getTodoTask, { params: { id: params.id } }),
    undo: ({ params }, _answer, { task }) =>
      madeCall(tickSubtask, { params, body: { isDone: task.subtasks.some(({ id, isDone }) => id === params.subtaskId && isDone) } }),
  }),
];
