import type { ServerArea } from '#server/server-area.ts';
import { todoEndpoints } from '../contract.ts';
import { dayEndpoints } from '../day-contract.ts';
import { sampleTodos } from '../sample-todos.ts';
import { addSampleTodos } from './add-sample-todos.ts';
import { todoRoutes } from './routes.ts';
import { sweepTodos } from './sweep-todos.ts';
import { todoTrash } from './todo-trash.ts';

/** What this feature adds to the server. */
export const todoArea: ServerArea = {
  endpoints: [...todoEndpoints, ...dayEndpoints],
  routes: todoRoutes,
  sample: (db, deps, story) => addSampleTodos(db, deps, { ...story, todos: sampleTodos }),
  sweeps: [sweepTodos],
  trash: [todoTrash],
};
