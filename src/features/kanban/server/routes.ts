import { on, onPrepared, type Route } from '#server/route.ts';
import * as activityContract from '../activity-contract.ts';
import * as boardContract from '../board-contract.ts';
import * as commentContract from '../comment-contract.ts';
import * as contract from '../contract.ts';
import * as dueContract from '../due-contract.ts';
import * as importContract from '../import-contract.ts';
import * as spaceContract from '../space-contract.ts';
import { listActivity } from './activity/list-activity.ts';
import { addBoard } from './boards/add-board.ts';
import { clearTasks } from './boards/clear-tasks.ts';
import { deleteBoard } from './boards/delete-board.ts';
import { listBoards } from './boards/list-boards.ts';
import { moveBoard } from './boards/move-board.ts';
import { readBoardPage } from './boards/read-board-page.ts';
import { renameBoard } from './boards/rename-board.ts';
import { restoreBoard } from './boards/restore-board.ts';
import { setColumn } from './boards/set-column.ts';
import { addTask } from './cards/add-task.ts';
import { archiveTask } from './cards/archive-task.ts';
import { deleteTask } from './cards/delete-task.ts';
import { getTask } from './cards/get-task.ts';
import { listArchive } from './cards/list-archive.ts';
import { listDueCards } from './cards/list-due-cards.ts';
import { listTasks } from './cards/list-tasks.ts';
import { restoreTasks } from './cards/restore-tasks.ts';
import { tickChecklistItem } from './cards/tick-checklist-item.ts';
import { updateTask } from './cards/update-task.ts';
import { addComment } from './comments/add-comment.ts';
import { deleteComment, restoreComment } from './comments/delete-comment.ts';
import { updateComment } from './comments/update-comment.ts';
import { importBoard, readImport } from './import/import-board.ts';
import { moveTask } from './order/move-task.ts';
import { reorderTasks } from './order/reorder-tasks.ts';
import { updateTaskBoard } from './order/update-task-board.ts';
import { addSpace } from './spaces/add-space.ts';
import { copySpace } from './spaces/copy-space.ts';
import { deleteSpace, restoreSpace } from './spaces/delete-space.ts';
import { updateSpace } from './spaces/update-space.ts';

export const kanbanRoutes: Route[] = [
  on(boardContract.listBoards, listBoards),
  on(contract.listTasks, listTasks),
  on(contract.reorderTasks, reorderTasks),
  on(contract.updateTaskBoard, updateTaskBoard),
  on(contract.addTask, addTask),
  on(boardContract.addBoard, addBoard),
  on(contract.updateTask, updateTask),
  on(boardContract.deleteBoard, deleteBoard),
  on(boardContract.clearTasks, clearTasks),
  on(contract.readBoardPage, readBoardPage),
  on(contract.getTask, getTask),
  on(contract.moveTask, moveTask),
  on(contract.archiveTask, archiveTask),
  on(dueContract.listDueCards, listDueCards),
  on(contract.listArchive, listArchive),
  on(contract.deleteTask, deleteTask),
  on(contract.restoreTasks, restoreTasks),
  on(boardContract.restoreBoard, restoreBoard),
  on(boardContract.renameBoard, renameBoard),
  on(boardContract.moveBoard, moveBoard),
  on(commentContract.addComment, addComment),
  on(commentContract.updateComment, updateComment),
  on(commentContract.deleteComment, deleteComment),
  on(commentContract.restoreComment, restoreComment),
  on(contract.tickChecklistItem, tickChecklistItem),
  on(activityContract.listActivity, listActivity),
  on(boardContract.setColumn, setColumn),
  onPrepared(importContract.importBoard, readImport, importBoard),
  on(spaceContract.addSpace, addSpace),
  on(spaceContract.copySpace, copySpace),
  on(spaceContract.updateSpace, updateSpace),
  on(spaceContract.deleteSpace, deleteSpace),
  on(spaceContract.restoreSpace, restoreSpace),
];
