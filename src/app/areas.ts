import { pages as accountMenu } from '#features/account/web/pages.ts?menu';
import { pages as apiKeyMenu } from '#features/api-keys/web/pages.ts?menu';
import { blogPages } from '#features/blog/web/pages.ts';
import { calendarPages } from '#features/calendar/web/pages.ts';
import { pages as cardMenu } from '#features/cards/web/pages.ts?menu';
import { chatPages } from '#features/chat/web/pages.ts';
import { clientPages } from '#features/clients/web/pages.ts';
import { dashboardPages } from '#features/dashboards/web/pages.ts';
import { pages as mailDomainMenu } from '#features/email/web/domains/pages.ts?menu';
import { emailPages } from '#features/email/web/pages.ts';
import { pages as employeeMenu } from '#features/employees/web/pages.ts?menu';
import { pages as helpEditMenu } from '#features/help/web/edit/pages.ts?menu';
import { helpPages } from '#features/help/web/pages.ts';
import { invoicePages } from '#features/invoice/web/pages.ts';
import { kanbanPages } from '#features/kanban/web/pages.ts';
import { pages as modalExampleMenu } from '#features/modal-examples/web/pages.ts?menu';
import { pages as permissionMenu } from '#features/permissions/web/pages.ts?menu';
import { pages as planMenu } from '#features/plans/web/pages.ts?menu';
import { profilePages } from '#features/profile/web/pages.ts';
import { pages as roleMenu } from '#features/roles/web/pages.ts?menu';
import { pages as shopMenu } from '#features/shop/web/pages.ts?menu';
import { pages as shopStaffMenu } from '#features/shop/web/staff/pages.ts?menu';
import { pages as showcaseMenu } from '#features/showcase/web/overview/pages.ts?menu';
import { pages as signOnMenu } from '#features/sign-on/web/pages.ts?menu';
import { pages as staticTableMenu } from '#features/static-tables/web/pages.ts?menu';
import { todoPages } from '#features/todo/web/pages.ts';
import { userPages } from '#features/users/web/pages.ts';
import { pages as visitorMenu } from '#features/visitors/web/pages.ts?menu';
import { pages as webhookMenu } from '#features/webhooks/web/pages.ts?menu';
import { pages as workspaceMenu } from '#features/workspace/web/pages.ts?menu';
import { pages as auditMenu } from '#platform/audit/web/pages.ts?menu';
import { searchPages } from '#platform/search/web/pages.ts';
import { pages as sellerMenu } from '#platform/seller/web/pages.ts?menu';
import { sessionPages } from '#platform/session/web/pages.ts';
import { pages as trashMenu } from '#platform/trash/web/pages.ts?menu';
import type { MenuTable, PageTable } from '#web/page-table.ts';
import { ownPages } from './own-pages.ts';

/** Pages used daily. Pages under the same menu item appear in this order. */
const dailyPages = [
  ...dashboardPages,
  ...emailPages,
  ...chatPages,
  ...todoPages,
  ...calendarPages,
  ...kanbanPages,
  ...blogPages,
  ...helpPages,
  ...profilePages,
  ...invoicePages,
  ...clientPages,
  ...userPages,
  ...searchPages,
  ...sessionPages,
  ...ownPages,
] as const;

/** An area whose page table loads on first visit; until then only its prefixes and menu items are known. */
export interface LazyArea {
  readonly prefixes: readonly string[];
  /** The source files of its page table, as named in the bundler's manifest. */
  readonly tables: readonly string[];
  /** The menu rows of its tables. The build strips page loaders from imports with `?menu`. */
  readonly menu: MenuTable;
  readonly load: () => Promise<PageTable>;
  /**
   * Chunks its code separately: its pages use the same building blocks as the others, and must not influence how the other areas' chunks
   * are split.
   */
  readonly isApart?: boolean;
}

/** Areas that are rarely visited or have many pages. */
const rarePages = [
  {
    prefixes: ['/apps/ecommerce'],
    tables: ['src/features/shop/web/pages.ts', 'src/features/shop/web/staff/pages.ts'],
    menu: [...shopMenu, ...shopStaffMenu],
    load: async () => [
      ...(await import('#features/shop/web/pages.ts')).pages,
      ...(await import('#features/shop/web/staff/pages.ts')).pages,
    ],
  },
  {
    prefixes: ['/pages/help'],
    tables: ['src/features/help/web/edit/pages.ts'],
    menu: helpEditMenu,
    load: () => import('#features/help/web/edit/pages.ts').then(({ pages }) => pages),
  },
  {
    prefixes: [
      ...[
        '/pages/account-settings',
        '/pages/api-key',
        '/pages/webhooks',
        '/pages/mail-domains',
        '/pages/pricing',
        '/pages/license',
        '/pages/modal-examples',
      ],
      ...['/setup', '/apps/audit-log', '/apps/workspace', '/apps/invoice/settings', '/apps/roles', '/apps/permissions', '/apps/trash'],
    ],
    tables: ['src/app/setup-pages.ts'],
    menu: [
      ...[...sellerMenu, ...roleMenu, ...permissionMenu, ...planMenu, ...accountMenu, ...apiKeyMenu],
      ...[...webhookMenu, ...modalExampleMenu, ...auditMenu, ...mailDomainMenu, ...workspaceMenu, ...trashMenu],
    ],
    load: () => import('#app/setup-pages.ts').then(({ pages }) => pages),
  },
  {
    prefixes: ['/pages/sign-on'],
    tables: ['src/features/sign-on/web/pages.ts'],
    menu: signOnMenu,
    load: () => import('#features/sign-on/web/pages.ts').then(({ pages }) => pages),
  },
  {
    prefixes: ['/cards'],
    tables: ['src/features/cards/web/pages.ts'],
    menu: cardMenu,
    load: () => import('#features/cards/web/pages.ts').then(({ pages }) => pages),
  },
  {
    prefixes: ['/datatables'],
    tables: ['src/features/employees/web/pages.ts'],
    menu: employeeMenu,
    load: () => import('#features/employees/web/pages.ts').then(({ pages }) => pages),
  },
  {
    prefixes: ['/tables'],
    tables: ['src/features/static-tables/web/pages.ts'],
    menu: staticTableMenu,
    load: () => import('#features/static-tables/web/pages.ts').then(({ pages }) => pages),
  },
  {
    prefixes: ['/components', '/ui-element', '/colors', '/icons', '/extensions', '/forms', '/page-layout', '/charts'],
    tables: ['src/features/showcase/web/pages.ts'],
    menu: showcaseMenu,
    isApart: true,
    load: () => import('#features/showcase/web/pages.ts').then(({ pages }) => pages),
  },
  {
    prefixes: ['/misc'],
    tables: ['src/features/visitors/web/pages.ts'],
    menu: visitorMenu,
    load: () => import('#features/visitors/web/pages.ts').then(({ pages }) => pages),
  },
] as const;

export const pageTable: PageTable = dailyPages;
export const lazyAreas: readonly LazyArea[] = rarePages;

declare module '#contract/page-address.ts' {
  interface Pages {
    path: (typeof dailyPages)[number]['path'] | Awaited<ReturnType<(typeof rarePages)[number]['load']>>[number]['path'];
  }
}

export const menuTable: MenuTable = [...pageTable, ...lazyAreas.flatMap(({ menu }) => menu)];
