import { Hono } from 'hono';
import { auditRoutes } from '#features/audit/server/routes.ts';
import { calendarRoutes } from '#features/calendar/server/routes.ts';
import { changeRoutes } from '#features/changes/server/routes.ts';
import { chatRoutes } from '#features/chat/server/routes.ts';
import { clientRoutes } from '#features/clients/server/routes.ts';
import { emailRoutes } from '#features/email/server/routes.ts';
import { fileRoutes } from '#features/files/server/routes.ts';
import { healthRoutes } from '#features/health/server/routes.ts';
import { invoiceRoutes } from '#features/invoice/server/routes.ts';
import { kanbanRoutes } from '#features/kanban/server/routes.ts';
import { mailAccountRoutes } from '#features/mail-accounts/server/routes.ts';
import { mailPreferenceRoutes } from '#features/mail-preferences/server/routes.ts';
import { mailRuleRoutes } from '#features/mail-rules/server/routes.ts';
import { mailTransferRoutes } from '#features/mail-transfer/server/routes.ts';
import { notificationRoutes } from '#features/notifications/server/routes.ts';
import { peopleRoutes } from '#features/people/server/routes.ts';
import { permissionRoutes } from '#features/permissions/server/routes.ts';
import { referenceRoutes } from '#features/reference/server/routes.ts';
import { roleRoutes } from '#features/roles/server/routes.ts';
import { sellerRoutes } from '#features/seller/server/routes.ts';
import { readAccessToken } from '#features/session/server/access-token.ts';
import { identify } from '#features/session/server/identify.ts';
import { sessionRoutes } from '#features/session/server/routes.ts';
import { todoRoutes } from '#features/todo/server/routes.ts';
import { userRoutes } from '#features/users/server/routes.ts';
import { visitorRoutes } from '#features/visitors/server/routes.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { Refusal } from '#server/refusal.ts';
import { refusalFor, register } from '#server/register.ts';
import type { Route } from '#server/route.ts';
import { endpoints } from './endpoints.ts';
import { fillEntity } from './sample-data.ts';

/** The whole API as a Hono app, that is a `fetch` handler. The same in every host. */
export function createApi(deps: Dependencies): Hono {
  const app = new Hono();
  const routes: Route[] = [
    ...sessionRoutes(fillEntity),
    ...emailRoutes,
    ...mailRuleRoutes,
    ...mailAccountRoutes,
    ...mailPreferenceRoutes,
    ...mailTransferRoutes,
    ...kanbanRoutes,
    ...todoRoutes,
    ...calendarRoutes,
    ...chatRoutes,
    ...notificationRoutes,
    ...invoiceRoutes,
    ...clientRoutes,
    ...sellerRoutes,
    ...userRoutes,
    ...roleRoutes,
    ...permissionRoutes,
    ...auditRoutes,
    ...peopleRoutes,
    ...fileRoutes,
    ...changeRoutes,
    ...visitorRoutes,
    ...healthRoutes,
    ...referenceRoutes(endpoints),
  ];
  const unanswered = endpoints.filter((endpoint) => !routes.some((route) => route.endpoint === endpoint));
  if (unanswered.length > 0) throw new Error(`no route for ${unanswered.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
  register(app, deps, { claim: readAccessToken, identify }, routes);
  app.notFound(({ req }) => new Refusal('not_found', { code: 'unknown_call', call: `${req.method} ${req.path}` }).answer());
  app.onError((error, { req }) => refusalFor(error, deps, req.path).answer());
  return app;
}
