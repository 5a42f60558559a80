import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRootRouteWithContext, createRoute, type RouteComponent, redirect } from '@tanstack/react-router';
import { rememberAsked } from './first-answers.ts';
import { leadToStart, type Need, requireAbility, requireVisitor } from './guard.ts';
import * as pages from './lazy-pages.ts';
import { paths } from './paths.ts';

/** What the routes are given by the app. */
export interface RouterContext {
  queryClient: QueryClient;
}

type Params = Record<string, string | undefined>;
type Ask = (queryClient: QueryClient, params: Params, search: Record<string, unknown>) => Promise<void>;

interface PageOptions {
  /** Which ability opens it; without one it is open to all. */
  needs?: Need;
  /** Only for who is not signed in. */
  visitorsOnly?: boolean;
  /** Asks for what the page shows first. Not awaited: the page shows its own skeleton, and shares the answer. */
  ask?: Ask;
}

const root = createRootRouteWithContext<RouterContext>()();
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: pages.AppLayout });
const readsEmail = { needs: { action: 'read', subject: 'Email' } } as const;
const readsInvoices = { needs: { action: 'read', subject: 'Invoice' } } as const;
const readsUsers = { needs: { action: 'read', subject: 'User' } } as const;
const todo = page(shell, '/apps/todo', pages.TodoPage, { needs: { action: 'read', subject: 'Todo' } });
const email = page(shell, '/apps/email', pages.EmailPage, readsEmail);

/** Every address of the app. */
export const routeTree = root.addChildren([
  redirection('/', leadToStart),
  redirection('/login', () => leadTo(paths.login())),
  redirection('/register', () => leadTo(paths.register())),
  redirection('/forgot-password', () => leadTo(paths.login())),
  redirection('/apps/email/settings', () => leadTo(paths.mailSettings())),

  shell.addChildren([
    // One page for all of them, so that it stays while the address changes.
    email.addChildren([
      shownBy(email, '/', askForMails),
      shownBy(email, '$folder', askForMails),
      shownBy(email, '$folder/$mailId', askForMails),
      shownBy(email, 'label/$label', askForMails),
      shownBy(email, 'label/$label/$mailId', askForMails),
    ]),
    page(shell, '/apps/email/settings/$section', pages.MailSettingsPage, { ...readsEmail, ask: askForSettings }),
    page(shell, '/apps/kanban', pages.KanbanPage, { needs: { action: 'read', subject: 'Board' }, ask: askForBoards }),
    todo.addChildren([shownBy(todo, '/', askForTodos), shownBy(todo, '$filter', askForTodos), shownBy(todo, 'tag/$tag', askForTodos)]),
    page(shell, '/apps/calendar', pages.CalendarPage, { needs: { action: 'read', subject: 'Calendar' }, ask: askForCalendar }),
    page(shell, '/apps/chat', pages.ChatPage, { needs: { action: 'read', subject: 'Chat' }, ask: askForChat }),
    page(shell, '/apps/invoice/list', pages.InvoiceListPage, { ...readsInvoices, ask: askForInvoices }),
    page(shell, '/apps/invoice/preview', pages.InvoicePreviewPage, readsInvoices),
    page(shell, '/apps/invoice/preview/$id', pages.InvoicePreviewPage, { ...readsInvoices, ask: askForInvoice }),
    page(shell, '/apps/invoice/edit', pages.InvoiceEditPage, { needs: { action: 'update', subject: 'Invoice' } }),
    page(shell, '/apps/invoice/edit/$id', pages.InvoiceEditPage, { needs: { action: 'update', subject: 'Invoice' }, ask: askForInvoice }),
    page(shell, '/apps/invoice/add', pages.InvoiceAddPage, { needs: { action: 'create', subject: 'Invoice' }, ask: askForSeller }),
    page(shell, '/apps/invoice/recurring', pages.RecurringPage, { ...readsInvoices, ask: askForRecurring }),
    page(shell, '/apps/invoice/clients', pages.ClientsPage, { needs: { action: 'read', subject: 'Client' }, ask: askForClients }),
    page(shell, '/apps/invoice/settings', pages.SellerPage, { needs: { action: 'read', subject: 'Seller' }, ask: askForSeller }),
    page(shell, '/apps/user/list', pages.UserListPage, { ...readsUsers, ask: askForUsers }),
    page(shell, '/apps/user/view', pages.UserViewPage, readsUsers),
    page(shell, '/apps/user/view/$id', pages.UserViewPage, readsUsers),
    page(shell, '/apps/roles', pages.RolesPage, { needs: { action: 'read', subject: 'Role' }, ask: askForRoles }),
    page(shell, '/apps/permissions', pages.PermissionsPage, {
      needs: { action: 'read', subject: 'Permission' },
      ask: askForPermissions,
    }),
    page(shell, '/apps/audit-log', pages.AuditLogPage, { needs: { action: 'read', subject: 'Audit' }, ask: askForAudit }),
    page(shell, '/access-control', pages.AccessControlPage, { needs: { action: 'read', subject: 'ACL' } }),
  ]),

  page(root, '/pages/login-basic', pages.LoginBasicPage, { visitorsOnly: true }),
  page(root, '/pages/login-cover', pages.LoginCoverPage, { visitorsOnly: true }),
  page(root, '/pages/register-basic', pages.RegisterBasicPage, { visitorsOnly: true }),
  page(root, '/pages/register-cover', pages.RegisterCoverPage, { visitorsOnly: true }),

  page(root, '/pages/reset-password-cover', pages.ResetPasswordPage),
  page(root, '/pages/verify-email-cover', pages.VerifyEmailPage),
  page(root, '/apps/invoice/print', pages.InvoicePrintPage, readsInvoices),
  page(root, '/apps/invoice/print/$id', pages.InvoicePrintPage, { ...readsInvoices, ask: askForInvoice }),
  page(root, '/invitation/$entity/$id', pages.InvitationPage),
  page(root, '/misc/not-authorized', pages.NotAuthorizedPage),
  page(root, '/misc/error', pages.UnknownAddressPage),
  page(root, '/misc/maintenance', pages.MaintenancePage),
  page(root, '/misc/coming-soon', pages.ComingSoonPage),
  page(root, '$', pages.UnknownAddressPage),
]);

function page(parent: AnyRoute, path: string, component: RouteComponent, { needs, visitorsOnly, ask }: PageOptions = {}) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component,
    beforeLoad: ({ location }) => {
      if (needs) requireAbility(needs, location.href);
      if (visitorsOnly) requireVisitor();
    },
    loader: asking(ask),
  });
}

/** An address that its parent's page shows. */
function shownBy(parent: AnyRoute, path: string, ask: Ask) {
  return createRoute({ getParentRoute: () => parent, path, loader: asking(ask) });
}

// Not awaited: the page shows its own skeleton, and shares the answer.
function asking(
  ask: Ask | undefined,
): (given: { context: unknown; params: Params; location: { search: Record<string, unknown> } }) => void {
  return ({ context, params, location }) => {
    if (ask) rememberAsked(ask((context as RouterContext).queryClient, params, location.search));
  };
}

async function askForMails(queryClient: QueryClient, params: Params, search: Record<string, unknown>): Promise<void> {
  const { prefetchEmails } = await import('#features/email/web/queries.ts');
  await prefetchEmails(queryClient, params, search);
}

async function askForTodos(queryClient: QueryClient, params: Params, search: Record<string, unknown>): Promise<void> {
  const { prefetchTodos } = await import('#features/todo/web/todo-queries.ts');
  await prefetchTodos(queryClient, params, search);
}

async function askForSettings(queryClient: QueryClient, { section }: { section?: string }): Promise<void> {
  const { prefetchSettings } = await import('#features/email/web/settings/settings-queries.ts');
  await prefetchSettings(queryClient, section);
}

async function askForChat(queryClient: QueryClient, _: unknown, search: Record<string, unknown>): Promise<void> {
  const { prefetchChat } = await import('#features/chat/web/queries.ts');
  await prefetchChat(queryClient, search);
}

async function askForCalendar(queryClient: QueryClient, _: unknown, search: Record<string, unknown>): Promise<void> {
  const { prefetchCalendar } = await import('#features/calendar/web/queries.ts');
  await prefetchCalendar(queryClient, search);
}

async function askForRoles(queryClient: QueryClient): Promise<void> {
  const { prefetchRoles } = await import('#features/roles/web/role-queries.ts');
  await prefetchRoles(queryClient);
}

async function askForPermissions(queryClient: QueryClient, params: Params, search: Record<string, unknown>): Promise<void> {
  const { prefetchPermissions } = await import('#features/permissions/web/permission-queries.ts');
  await prefetchPermissions(queryClient, params, search);
}

async function askForAudit(queryClient: QueryClient, params: Params, search: Record<string, unknown>): Promise<void> {
  const { prefetchAudit } = await import('#features/audit/web/audit-queries.ts');
  await prefetchAudit(queryClient, params, search);
}

async function askForBoards(queryClient: QueryClient): Promise<void> {
  const { prefetchBoardPage } = await import('#features/kanban/web/board-queries.ts');
  await prefetchBoardPage(queryClient);
}

async function askForInvoices(queryClient: QueryClient, _: unknown, search: Record<string, unknown>): Promise<void> {
  const { prefetchInvoices } = await import('#features/invoice/web/invoice-queries.ts');
  await prefetchInvoices(queryClient, search);
}

async function askForInvoice(queryClient: QueryClient, { id }: Params): Promise<void> {
  const { prefetchInvoice } = await import('#features/invoice/web/invoice-query.ts');
  await prefetchInvoice(queryClient, Number(id));
}

async function askForRecurring(queryClient: QueryClient, _: unknown, search: Record<string, unknown>): Promise<void> {
  const { prefetchRecurring } = await import('#features/invoice/web/recurring/recurring-queries.ts');
  await prefetchRecurring(queryClient, search);
}

async function askForClients(queryClient: QueryClient, _: unknown, search: Record<string, unknown>): Promise<void> {
  const { prefetchClients } = await import('#features/clients/web/prefetch-clients.ts');
  await prefetchClients(queryClient, search);
}

async function askForSeller(queryClient: QueryClient): Promise<void> {
  const { sellerQuery } = await import('#features/seller/web/seller-query.ts');
  await queryClient.prefetchQuery(sellerQuery);
}

async function askForUsers(queryClient: QueryClient, params: Params, search: Record<string, unknown>): Promise<void> {
  const { prefetchUsers } = await import('#features/users/web/user-queries.ts');
  await prefetchUsers(queryClient, params, search);
}

function redirection(path: string, beforeLoad: () => void | Promise<void>) {
  return createRoute({ getParentRoute: () => root, path, beforeLoad });
}

function leadTo(href: string): never {
  throw redirect({ href, replace: true });
}
