import { madeCall, previousValues, type UndoRule, undoRule } from '#server/undo-rule.ts';
import { addBoard, deleteBoard, restoreBoard } from '../board-contract.ts';
import { addComment, deleteComment, restoreComment } from '../comment-contract.ts';
import { addTask, archiveTask, deleteTask, getTask, moveTask, restoreTasks, tickChecklistItem, updateTask } from '../contract.ts';
import { addSpace, copySpace, deleteSpace, restoreSpace } from '../space-contract.ts';

/** Undo rules for changes to boards and cards. */
export const kanbanUndo: readonly UndoRule[] = [
  undoRule(addTask, { undo: (_given, { newTask }) => madeCall(deleteTask, { params: { id: newTask.id } }) }),
  undoRule(updateTask, {
    // Comments and other people's files have endpoints of their own.
    covers: ({ body: { data } }) => [data.comments, data.attachments, data.coverFileId, data.coverImage].every((one) => one === undefined),
    before: ({ body: { data } }) => madeCall(getTask, { params: { id: data.id } }),
    undo: ({ body }, { task }, before) => {
      const { version: _, ...fields } = body.data;
      const { title, description, labels, dueDate, boardId, checklist, assignedTo } = before.task;
      const was = { title, description, labels, dueDate, boardId, checklist, assignedTo: assignedTo.map(({ id }) => ({ id })) };
      return madeCall(updateTask, { body: { data: { ...previousValues(was, fields), id: task.id, version: task.version } } });
    },
  }),
  undoRule(moveTask, { undo: ({ params }, { stood }) => madeCall(moveTask, { params, body: stood }) }),
  undoRule(archiveTask, {
    before: ({ params }) => madeCall(getTask, { params }),
    undo: ({ params }, _answer, { isArchived }) => madeCall(archiveTask, { params, body: { value: isArchived } }),
  }),
  undoRule(deleteTask, { undo: ({ params }) => madeCall(restoreTasks, { body: { ids: [params.id] } }) }),
  undoRule(tickChecklistItem, {
    before: ({ params }) => madeCall(getTask, { params: { id: params.id } }),
    undo: ({ params }, _answer, { task }) =>
      madeCall(tickChecklistItem, { params, body: { isDone: task.checklist.some(({ id, isDone }) => id === params.itemId && isDone) } }),
  }),
  undoRule(addComment, { undo: (_given, { comment }) => madeCall(deleteComment, { params: { id: comment.id } }) }),
  undoRule(deleteComment, { undo: ({ params }) => madeCall(restoreComment, { params }) }),
  undoRule(addBoard, {
    undo: ({ body: { data } }, { board }) => madeCall(deleteBoard, { query: { id: board.id, ...inSpace(data.spaceId) } }),
  }),
  undoRule(deleteBoard, {
    undo: ({ query }) => madeCall(restoreBoard, { params: { id: query.id }, query: inSpace(query.spaceId) }),
  }),
  undoRule(addSpace, { undo: (_given, { space }) => madeCall(deleteSpace, { params: { id: space.id } }) }),
  undoRule(copySpace, { undo: (_given, { space }) => madeCall(deleteSpace, { params: { id: space.id } }) }),
  undoRule(deleteSpace, { undo: ({ params }) => madeCall(restoreSpace, { params }) }),
];

function inSpace(spaceId: number | undefined): { spaceId?: number } {
  return spaceId === undefined ? {} : { spaceId };
}
