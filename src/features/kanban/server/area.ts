import type { ServerArea } from '#server/server-area.ts';
import { sweepTrash } from '#server/sweep-trash.ts';
import { activityEndpoints } from '../activity-contract.ts';
import { boardEndpoints } from '../board-contract.ts';
import { commentEndpoints } from '../comment-contract.ts';
import { kanbanEndpoints } from '../contract.ts';
import { dueEndpoints } from '../due-contract.ts';
import { importEndpoints } from '../import-contract.ts';
import { spaceEndpoints } from '../space-contract.ts';
import { spaces } from '../tables.ts';
import { sweepCards } from './cards/sweep-cards.ts';
import { namedFiles } from './named-files.ts';
import { kanbanRoutes } from './routes.ts';
import { cardSearch } from './search-cards.ts';
import { boardTrash } from './trash/board-trash.ts';
import { cardTrash } from './trash/card-trash.ts';
import { spaceTrash } from './trash/space-trash.ts';
import { kanbanUndo } from './undo-rules.ts';

/** What this feature adds to the server. */
export const kanbanArea: ServerArea = {
  endpoints: [
    ...kanbanEndpoints,
    ...commentEndpoints,
    ...activityEndpoints,
    ...boardEndpoints,
    ...spaceEndpoints,
    ...importEndpoints,
    ...dueEndpoints,
  ],
  routes: kanbanRoutes,
  sample: () => import('./add-sample-board.ts').then(({ addSampleBoard }) => addSampleBoard),
  fileNamings: namedFiles,
  sweeps: [sweepTrash(spaceTrash, { ...spaces, key: spaces.id }), ...sweepCards],
  trash: [spaceTrash, boardTrash, cardTrash],
  search: [cardSearch],
  undo: kanbanUndo,
};
