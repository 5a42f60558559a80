import type { ServerArea } from '#server/server-area.ts';
import { helpEndpoints } from '../contract.ts';
import { editEndpoints } from '../edit-contract.ts';
import { faqEndpoints } from '../faq-contract.ts';
import { publicHelpEndpoints } from '../public-contract.ts';
import { articleTrash } from './article-trash.ts';
import { helpRoutes } from './routes.ts';
import { helpSearch } from './search-help.ts';
import { sweepHelp } from './sweep-help.ts';

/** What this feature adds to the server. */
export const helpArea: ServerArea = {
  endpoints: [...helpEndpoints, ...editEndpoints, ...faqEndpoints, ...publicHelpEndpoints],
  routes: helpRoutes,
  sample: () => import('./add-sample-help.ts').then(({ addSampleHelp }) => addSampleHelp),
  sweeps: sweepHelp,
  trash: [articleTrash],
  search: [helpSearch],
};
