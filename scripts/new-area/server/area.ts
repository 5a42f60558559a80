import type { ServerArea } from '#server/server-area.ts';
import { sweepTrash } from '#server/trash-kind.ts';
import { sparePartEndpoints } from '../contract.ts';
import { spareParts } from '../tables.ts';
import { sparePartRoutes } from './routes.ts';
import { sparePartTrash } from './spare-parts.ts';
import { sparePartUndo } from './undo-rules.ts';

export const sparePartArea: ServerArea = {
  endpoints: sparePartEndpoints,
  routes: sparePartRoutes,
  sample: () => import('./add-sample-spare-parts.ts').then(({ addSampleSpareParts }) => addSampleSpareParts),
  sweeps: [sweepTrash(sparePartTrash, { ...spareParts, key: spareParts.id })],
  trash: [sparePartTrash],
  undo: sparePartUndo,
};
