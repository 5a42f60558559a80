import { on, type Route } from '#server/route.ts';
import * as activityContract from '../activity-contract.ts';
import * as boardContract from '../board-contract.ts';
import * as commentContract from '../comment-contract.ts';
import * as contract from '../contract.ts';
import { addBoard } from './add-board.ts';
import { addComment } from './add-comment.ts';
import { addTask } from './add-task.ts';
import { archiveTask } from './archive-task.ts';
import { clearTasks } from './clear-tasks.ts';
import { deleteBoard } from './delete-board.ts';
import { deleteComment, restoreComment } from './delete-comment.ts';
import { deleteTask } from './delete-task.ts';
import { getTask } from './get-task.ts';
import { listActivity } from './list-activity.ts';
import { listArchive } from './list-archive.ts';
import { listBoards } from './list-boards.ts';
import { listTasks } from './list-tasks.ts';
import { moveBoard } from './move-board.ts';
import { moveTask } from './move-task.ts';
import { readBoardPage } from './read-board-page.ts';
import { renameBoard } from './rename-board.ts';
import { reorderTasks } from './reorder-tasks.ts';
import { restoreBoard } from './restore-board.ts';
import { restoreTasks } from './restore-tasks.ts';
import { tickChecklistItem } from './tick-checklist-item.ts';
import { updateComment } from './update-comment.ts';
import { updateTask } from './update-task.ts';
import { updateTaskBoard } from './update-task-board.ts';

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
];
