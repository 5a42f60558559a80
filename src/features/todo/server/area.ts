import type { ServerArea } from '#server/server-area.ts';
import { todoEndpoints } from '../contract.ts';
import { dayEndpoints } from '../day-contract.ts';
import { dueTodos } from './due-todos.ts';
import { todoSearch } from './read-todos.ts';
import { todoRoutes } from './routes.ts';
import { taskIntake } from './task-intake.ts';
import { sweepTodos, todoTrash } from './trash.ts';
import { todoUndo } from './undo-rules.ts';

/** Everything this feature registers on the server. */
export const todoArea: ServerArea = {
  endpoints: [...todoEndpoints, ...dayEndpoints],
  routes: todoRoutes,
  sample: () => import('./add-sample-todos.ts').then(({ addSampleTodos }) => addSampleTodos),
  sweeps: [sweepTodos],
  trash: [todoTrash],
  search: [todoSearch],
  overlays: [dueTodos],
  tasks: taskIntake,
  undo: todoUndo,
};
