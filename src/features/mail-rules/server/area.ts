import type { ServerArea } from '#server/server-area.ts';
import { mailRuleEndpoints } from '../contract.ts';
import { mailRuleRoutes } from './routes.ts';
import { sweepRules } from './sweep-rules.ts';

/** What this feature adds to the server. */
export const mailRuleArea: ServerArea = {
  endpoints: mailRuleEndpoints,
  routes: mailRuleRoutes,
  sweeps: [sweepRules],
};
