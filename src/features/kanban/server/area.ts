import { referencedById, referencedInJson } from '#server/file-reference-column.ts';
import type { ServerArea } from '#server/server-area.ts';
import { sweepTrash } from '#server/trash-kind.ts';
import { activityEndpoints } from '../activity-contract.ts';
import { boardEndpoints } from '../board-contract.ts';
import { commentEndpoints } from '../comment-contract.ts';
import { kanbanEndpoints } from '../contract.ts';
import { dueEndpoints } from '../due-contract.ts';
import { importEndpoints } from '../import-contract.ts';
import { spaceEndpoints } from '../space-contract.ts';
import { spaces, taskActivity, tasks } from '../tables.ts';
import { dueCards } from './due-cards.ts';
import { cardSearch } from './read-cards.ts';
import { kanbanRoutes } from './routes.ts';
import { boardTrash, cardTrash, spaceTrash, sweepCards } from './trash.ts';
import { kanbanUndo } from './undo-rules.ts';

/** Columns that reference files; a file removed from a card can be put back. */
const fileReferences = [
  referencedById(tasks.coverFileId),
  referencedInJson(tasks.attachments, '$[*].fileId'),
  referencedInJson(taskActivity.facts, '$.fileIds[*]'),
];

/** Everything this feature registers on the server. */
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
  fileReferences,
  sweeps: [sweepTrash(spaceTrash, { ...spaces, key: spaces.id }), ...sweepCards],
  trash: [spaceTrash, boardTrash, cardTrash],
  search: [cardSearch],
  overlays: [dueCards],
  undo: kanbanUndo,
};
