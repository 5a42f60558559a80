import type { ServerArea } from '#server/server-area.ts';
import { mailPreferenceEndpoints } from '../contract.ts';
import { namedFiles } from './named-files.ts';
import { mailPreferenceRoutes } from './routes.ts';
import { sweepTemplates } from './sweep-templates.ts';

/** What this feature adds to the server. */
export const mailPreferenceArea: ServerArea = {
  endpoints: mailPreferenceEndpoints,
  routes: mailPreferenceRoutes,
  fileNamings: namedFiles,
  sweeps: [sweepTemplates],
};
