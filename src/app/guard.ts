import { redirect } from '@tanstack/react-router';
import { homeOfRole } from '#platform/session/home-of-role.ts';
import { firstPage, openMenu } from '#shell/menu-list.ts';
import { currentAbility } from '#web/ability.ts';
import type { MenuTable, Need } from '#web/page-table.ts';
import { readSession } from '#web/session-store.ts';
import { paths } from './paths.ts';

/** Guards pages that need a permission: redirects visitors to the login page, and others to the not-authorized page. */
export function requireAbility(need: Need, href: string): void {
  if (!readSession()) throw redirect({ href: paths.login(href), replace: true });
  if (!currentAbility().can(need.action, need.subject)) throw redirect({ href: paths.notAuthorized(need), replace: true });
}

/** Guards pages for visitors only, such as the login page. */
export function requireVisitor(): void {
  const session = readSession();
  if (session) throw redirect({ href: homeOfRole(session.userData.role), replace: true });
}

/**
 * Guards the start page. People without access to it are redirected to where they land after signing in, or to the first page of the menu
 * they may open.
 */
export async function leadToStart({ action, subject }: Need, pages: MenuTable): Promise<void> {
  const session = readSession();
  if (!session) throw redirect({ href: paths.login(), replace: true });
  if (currentAbility().can(action, subject)) return;
  const home = homeOfRole(session.userData.role);
  if (home !== paths.start()) throw redirect({ href: home, replace: true });
  // Imported on demand: visitors never need the menu and its icons.
  const { menuFor } = await import('./menu.ts');
  throw redirect({ href: firstPage(openMenu(menuFor(pages, session.userData), currentAbility())) ?? paths.notAuthorized(), replace: true });
}
