import { on, onPrepared, type Route } from '#server/route.ts';
import * as activityContract from '../activity-contract.ts';
import * as boardContract from '../board-contract.ts';
import * as commentContract from '../comment-contract.ts';
import * as contract from '../contract.ts';
import * as dueContract from '../due-contract.ts';
import * as importContract from '../import-contract.ts';
import * as spaceContract from '../space-contract.ts';
import { listActivity } from './activity.ts';
import { listArchive, readBoardPage } from './board-page.ts';
import { addBoard, deleteBoard, moveBoard, renameBoard, restoreBoard, setColumn } from './boards.ts';
import { addTask, archiveTask, clearTasks, deleteTask, restoreTasks } from './cards.ts';
import { listDueCards } from './cards-of-person.ts';
import { addComment, deleteComment, restoreComment, updateComment } from './comments.ts';
import { importBoard, readImport } from './import/import-board.ts';
import { moveTask, reorderTasks, updateTaskBoard } from './move-cards.ts';
import { listBoards } from './read-boards.ts';
import { getTask, listTasks } from './read-cards.ts';
import { addSpace, copySpace, deleteSpace, restoreSpace, updateSpace } from './spaces.ts';
import { tickChecklistItem, updateTask } from './update-cards.ts';

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
