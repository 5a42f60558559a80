import type { ServerArea } from '#server/server-area.ts';
import { activityEndpoints } from '../activity-contract.ts';
import { boardEndpoints } from '../board-contract.ts';
import { commentEndpoints } from '../comment-contract.ts';
import { kanbanEndpoints } from '../contract.ts';
import { addSampleBoard } from './add-sample-board.ts';
import { sweepCards } from './cards/sweep-cards.ts';
import { namedFiles } from './named-files.ts';
import { kanbanRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const kanbanArea: ServerArea = {
  endpoints: [...kanbanEndpoints, ...commentEndpoints, ...activityEndpoints, ...boardEndpoints],
  routes: kanbanRoutes,
  sample: addSampleBoard,
  fileNamings: namedFiles,
  sweeps: sweepCards,
};
