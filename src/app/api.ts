import { Hono } from 'hono';
import { withApiKeys } from '#features/api-keys/server/key-gate.ts';
import { readAccessToken } from '#platform/session/server/access-token.ts';
import { identify } from '#platform/session/server/identify.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { Refusal } from '#server/refusal.ts';
import { refusalFor, register } from '#server/register.ts';
import type { FillEntity } from '#server/server-area.ts';
import { endpoints } from './endpoints.ts';
import { importRules } from './import-rules.ts';
import { serverAreas } from './server-areas.ts';

/** The sample module is as large as two areas and needed only when a company is filled, so it is imported on demand. */
const fillEntity: FillEntity = async (...given) => (await import('./sample-data.ts')).fillEntity(...given);

/** Creates the whole API as a Hono app (a `fetch` handler), identical on every host. */
export function createApi(deps: Dependencies): Hono {
  const app = new Hono();
  const trash = serverAreas.flatMap((area) => area.trash ?? []);
  const search = serverAreas.flatMap((area) => area.search ?? []);
  const overlays = serverAreas.flatMap((area) => area.overlays ?? []);
  const undo = serverAreas.flatMap((area) => area.undo ?? []);
  const answer = async (request: Request) => app.fetch(request);
  const unread = serverAreas.flatMap((area) => area.unread ?? []);
  const [tasks] = serverAreas.flatMap((area) => area.tasks ?? []);
  const routes = serverAreas.flatMap((area) =>
    typeof area.routes === 'function'
      ? area.routes({ answer, endpoints, fillEntity, importRules, overlays, search, tasks, trash, undo, unread })
      : area.routes,
  );
  const unanswered = endpoints.filter((endpoint) => !routes.some((route) => route.endpoint === endpoint));
  if (unanswered.length > 0) throw new Error(`no route for ${unanswered.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
  register(app, deps, withApiKeys({ claim: readAccessToken, identify }), routes);
  app.notFound(({ req }) => new Refusal('not_found', { code: 'unknown_call', call: `${req.method} ${req.path}` }).answer());
  app.onError((error, { req }) => refusalFor(error, deps, req.path).answer());
  return app;
}
