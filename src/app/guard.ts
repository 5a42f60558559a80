import { redirect } from '@tanstack/react-router';
import { homeOfRole } from '#platform/session/home-of-role.ts';
import { firstPage, openMenu } from '#shell/menu-list.ts';
import { currentAbility } from '#web/ability.ts';
import type { MenuTable, Need } from '#web/page-table.ts';
import { readSession } from '#web/session-store.ts';
import { paths } from './paths.ts';

/** For pages that need an ability: visitors sign in first, others are told that they may not. */
export function requireAbility(need: Need, href: string): void {
  if (!readSession()) throw redirect({ href: paths.login(href), replace: true });
  if (!currentAbility().can(need.action, need.subject)) throw redirect({ href: paths.notAuthorized(need), replace: true });
}

/** For pages that only visitors need, such as signing in. */
export function requireVisitor(): void {
  const session = readSession();
  if (session) throw redirect({ href: homeOfRole(session.userData.role), replace: true });
}

/**
 * For the address of the start, whose page has a need like others: who may not open it is led to where they begin after signing in, or to the
 * first page of the menu that they may open.
 */
export async function leadToStart({ action, subject }: Need, pages: MenuTable): Promise<void> {
  const session = readSession();
  if (!session) throw redirect({ href: paths.login(), replace: true });
  if (currentAbility().can(action, subject)) return;
  const home = homeOfRole(session.userData.role);
  if (home !== paths.start()) throw redirect({ href: home, replace: true });
  // With its pictures it is no part of what a visitor loads.
  const { menuFor } = await import('./menu.ts');
  throw redirect({ href: firstPage(openMenu(menuFor(pages, session.userData), currentAbility())) ?? paths.notAuthorized(), replace: true });
}
