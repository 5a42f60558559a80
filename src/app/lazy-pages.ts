import { lazyRouteComponent } from '@tanstack/react-router';

// Each page is a script of its own, loaded when it is first asked for or about to be.
export const AppLayout = lazyRouteComponent(() => import('./app-layout.tsx'), 'AppLayout');
export const UnknownAddressPage = lazyRouteComponent(() => import('./unknown-address-page.tsx'), 'UnknownAddressPage');
export const EmailPage = lazyRouteComponent(() => import('#features/email/web/email-page.tsx'), 'EmailPage');
export const MailSettingsPage = lazyRouteComponent(() => import('#features/email/web/settings/mail-settings-page.tsx'), 'MailSettingsPage');
export const KanbanPage = lazyRouteComponent(() => import('#features/kanban/web/kanban-page.tsx'), 'KanbanPage');
export const TodoPage = lazyRouteComponent(() => import('#features/todo/web/todo-page.tsx'), 'TodoPage');
export const CalendarPage = lazyRouteComponent(() => import('#features/calendar/web/calendar-page.tsx'), 'CalendarPage');
export const InvitationPage = lazyRouteComponent(() => import('#features/calendar/web/invitation-page.tsx'), 'InvitationPage');
export const ChatPage = lazyRouteComponent(() => import('#features/chat/web/chat-page.tsx'), 'ChatPage');
export const AccessControlPage = lazyRouteComponent(() => import('#features/session/web/access-control-page.tsx'), 'AccessControlPage');
export const LoginBasicPage = lazyRouteComponent(() => import('#features/session/web/login-basic-page.tsx'), 'LoginBasicPage');
export const LoginCoverPage = lazyRouteComponent(() => import('#features/session/web/login-cover-page.tsx'), 'LoginCoverPage');
export const RegisterBasicPage = lazyRouteComponent(() => import('#features/session/web/register-basic-page.tsx'), 'RegisterBasicPage');
export const RegisterCoverPage = lazyRouteComponent(() => import('#features/session/web/register-cover-page.tsx'), 'RegisterCoverPage');
export const ComingSoonPage = lazyRouteComponent(() => import('#features/visitors/web/coming-soon-page.tsx'), 'ComingSoonPage');
export const MaintenancePage = lazyRouteComponent(() => import('#features/visitors/web/maintenance-page.tsx'), 'MaintenancePage');
export const NotAuthorizedPage = lazyRouteComponent(() => import('#features/visitors/web/not-authorized-page.tsx'), 'NotAuthorizedPage');
