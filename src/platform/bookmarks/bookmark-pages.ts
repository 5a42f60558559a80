import type { Action, Subject } from '#contract/endpoint.ts';

/** The server's data of a page that can be bookmarked. Its texts and icon are in the menu. */
export interface BookmarkPage {
  /** Never reused for another page, because bookmarks store it. */
  readonly id: number;
  /** Key of its menu entry, after `menu.`. */
  readonly target: string;
  /** English title for API clients. */
  readonly title: string;
  readonly icon: string;
  readonly link: string;
  readonly needs?: { readonly action: Action; readonly subject: Subject };
}

const reads = (subject: Subject) => ({ action: 'read', subject }) as const;

/** Every page of the menu; a test compares both. Add new ones at the end with the next id. */
export const bookmarkPages: readonly BookmarkPage[] = [
  { id: 1, target: 'home', title: 'Home', icon: 'SmartHome', link: '/', needs: reads('View') },
  { id: 2, target: 'analytics', title: 'Analytics', icon: 'ChartLine', link: '/dashboard/analytics', needs: reads('View') },
  { id: 3, target: 'email', title: 'Email', icon: 'Mail', link: '/apps/email', needs: reads('Email') },
  { id: 4, target: 'chat', title: 'Chat', icon: 'Messages', link: '/apps/chat', needs: reads('Chat') },
  { id: 5, target: 'todo', title: 'To-dos', icon: 'Checklist', link: '/apps/todo', needs: reads('Todo') },
  { id: 6, target: 'calendar', title: 'Calendar', icon: 'Calendar', link: '/apps/calendar', needs: reads('Calendar') },
  { id: 7, target: 'kanban', title: 'Boards', icon: 'LayoutKanban', link: '/apps/kanban', needs: reads('Board') },
  { id: 8, target: 'blog', title: 'Blog', icon: 'Article', link: '/pages/blog/list', needs: reads('Blog') },
  { id: 9, target: 'profile', title: 'Profile', icon: 'User', link: '/pages/profile', needs: reads('Profile') },
  { id: 10, target: 'invoiceList', title: 'All invoices', icon: 'FileInvoice', link: '/apps/invoice/list', needs: reads('Invoice') },
  {
    ...{ id: 11, target: 'addInvoice', title: 'New invoice', icon: 'FileInvoice', link: '/apps/invoice/add' },
    needs: { action: 'create', subject: 'Invoice' },
  },
  {
    id: 12,
    target: 'recurringInvoices',
    title: 'Recurring',
    icon: 'FileInvoice',
    link: '/apps/invoice/recurring',
    needs: reads('Invoice'),
  },
  { id: 13, target: 'taxReport', title: 'Tax report', icon: 'FileInvoice', link: '/apps/invoice/taxes', needs: reads('Invoice') },
  { id: 14, target: 'clients', title: 'Clients', icon: 'FileInvoice', link: '/apps/invoice/clients', needs: reads('Client') },
  { id: 15, target: 'seller', title: 'Company & invoicing', icon: 'FileInvoice', link: '/apps/invoice/settings', needs: reads('Seller') },
  { id: 16, target: 'browse', title: 'Browse', icon: 'ShoppingCart', link: '/apps/ecommerce/shop', needs: reads('Shop') },
  { id: 17, target: 'wishlist', title: 'Wishlist', icon: 'ShoppingCart', link: '/apps/ecommerce/wishlist', needs: reads('Shop') },
  { id: 18, target: 'checkout', title: 'Checkout', icon: 'ShoppingCart', link: '/apps/ecommerce/checkout', needs: reads('Shop') },
  { id: 19, target: 'myOrders', title: 'My orders', icon: 'ShoppingCart', link: '/apps/ecommerce/my-orders', needs: reads('Shop') },
  { id: 20, target: 'orders', title: 'Orders', icon: 'ShoppingCart', link: '/apps/ecommerce/orders', needs: reads('Order') },
  { id: 21, target: 'products', title: 'Products', icon: 'ShoppingCart', link: '/apps/ecommerce/products', needs: reads('Product') },
  { id: 22, target: 'coupons', title: 'Coupons', icon: 'ShoppingCart', link: '/apps/ecommerce/coupons', needs: reads('Product') },
  {
    id: 54,
    target: 'shopSettings',
    title: 'Delivery & taxes',
    icon: 'ShoppingCart',
    link: '/apps/ecommerce/settings',
    needs: reads('Product'),
  },
  { id: 23, target: 'users', title: 'Users', icon: 'Users', link: '/apps/user/list', needs: reads('User') },
  { id: 24, target: 'roles', title: 'Roles', icon: 'Lock', link: '/apps/roles', needs: reads('Role') },
  { id: 25, target: 'permissions', title: 'Permissions', icon: 'Lock', link: '/apps/permissions', needs: reads('Permission') },
  { id: 26, target: 'auditLog', title: 'Audit log', icon: 'Lock', link: '/apps/audit-log', needs: reads('Audit') },
  {
    ...{ id: 27, target: 'workspace', title: 'Workspace', icon: 'Lock', link: '/apps/workspace' },
    needs: { action: 'manage', subject: 'all' },
  },
  { id: 28, target: 'trash', title: 'Trash', icon: 'Trash', link: '/apps/trash', needs: reads('Trash') },
  { id: 29, target: 'comingSoon', title: 'Coming soon', icon: 'Files', link: '/misc/coming-soon' },
  { id: 30, target: 'maintenance', title: 'Maintenance', icon: 'Files', link: '/misc/maintenance' },
  { id: 31, target: 'notAuthorized', title: 'Not authorized', icon: 'Files', link: '/misc/not-authorized' },
  { id: 32, target: 'error', title: 'Error', icon: 'Files', link: '/misc/error' },
  { id: 33, target: 'tableBasic', title: 'Basic table', icon: 'Table', link: '/datatables/basic', needs: reads('Employee') },
  { id: 34, target: 'tableAdvance', title: 'Advanced table', icon: 'Table', link: '/datatables/advance', needs: reads('Employee') },
  { id: 35, target: 'tableStatic', title: 'Static tables', icon: 'Table', link: '/tables/reactstrap', needs: reads('Employee') },
  { id: 36, target: 'accessControl', title: 'Access control', icon: 'ShieldCheck', link: '/access-control', needs: reads('ACL') },
  { id: 37, target: 'cardBasic', title: 'Basic cards', icon: 'LayoutGrid', link: '/cards/basic', needs: reads('View') },
  { id: 38, target: 'cardAdvance', title: 'Advanced cards', icon: 'LayoutGrid', link: '/cards/advance', needs: reads('View') },
  { id: 39, target: 'cardStatistics', title: 'Statistics cards', icon: 'LayoutGrid', link: '/cards/statistics', needs: reads('View') },
  { id: 40, target: 'cardAnalytics', title: 'Analytics cards', icon: 'LayoutGrid', link: '/cards/analytics', needs: reads('View') },
  { id: 41, target: 'cardAction', title: 'Card actions', icon: 'LayoutGrid', link: '/cards/action', needs: reads('View') },
  { id: 42, target: 'knowledgeBase', title: 'Help center', icon: 'HelpCircle', link: '/pages/knowledge-base', needs: reads('ACL') },
  { id: 43, target: 'faq', title: 'FAQ', icon: 'HelpCircle', link: '/pages/faq', needs: reads('ACL') },
  { id: 44, target: 'plans', title: 'Plans', icon: 'Files', link: '/pages/pricing', needs: reads('Seller') },
  {
    ...{ id: 50, target: 'signOn', title: 'Single sign-on', icon: 'Lock', link: '/pages/sign-on/settings' },
    needs: { action: 'manage', subject: 'all' },
  },
  { id: 45, target: 'license', title: 'License', icon: 'Files', link: '/pages/license', needs: reads('View') },
  {
    ...{ id: 48, target: 'webhooks', title: 'Webhooks', icon: 'Files', link: '/pages/webhooks' },
    needs: { action: 'manage', subject: 'all' },
  },
  {
    ...{ id: 46, target: 'accountSettings', title: 'Account settings', icon: 'Settings', link: '/pages/account-settings' },
    needs: reads('ACL'),
  },
  { id: 47, target: 'apiKeys', title: 'API keys', icon: 'Files', link: '/pages/api-key', needs: reads('ACL') },
  { id: 51, target: 'modalExamples', title: 'Modal examples', icon: 'Files', link: '/pages/modal-examples', needs: reads('View') },
  {
    ...{ id: 53, target: 'mailDomains', title: 'Mail domains', icon: 'Mail', link: '/pages/mail-domains' },
    needs: { action: 'manage', subject: 'all' },
  },
  { id: 52, target: 'showcase', title: 'Components', icon: 'Components', link: '/components', needs: reads('View') },
];

/** The bookmarks everyone starts with: mail, chat, to-dos, calendar. */
export const firstBookmarks: readonly number[] = [3, 4, 5, 6];
