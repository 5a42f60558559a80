import { samples } from '#platform/session/tables.ts';
import { referencedInJson } from '#server/file-reference-column.ts';
import type { ServerArea } from '#server/server-area.ts';
import { workspaceEndpoints } from '../contract.ts';
import { workspaceRoutes } from './routes.ts';
import { sweepSamples } from './sample/sweep-sample.ts';

export const workspaceArea: ServerArea = {
  endpoints: workspaceEndpoints,
  routes: workspaceRoutes,
  sweeps: [sweepSamples],
  fileReferences: [referencedInJson(samples.fileIds, '$[*]')],
};
