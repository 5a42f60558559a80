import type { AbilityRule } from '#contract/ability.ts';
import type { Action, Subject } from '#contract/endpoint.ts';

interface BuiltInRole {
  name: string;
  title: string;
  /** Can't be edited. */
  isLocked: boolean;
  rules: AbilityRule[];
}

/** Rules the specification grants everyone signed in: their own access, and the sign-in pages. */
export const signedInRules: AbilityRule[] = may('read', 'ACL', 'Auth');
/** Subjects that only cover a person's own data. */
export const ownSubjects: readonly Subject[] = ['Email', 'Chat', 'Notification', 'File', 'View'];
/**
 * Mail, chat, files, notifications, and saved views are personal: everyone who works here has full access to their own, and can shop and
 * post.
 */
const own = [...may('manage', ...ownSubjects), ...may('read', 'Person', 'Shop', 'Profile'), ...may('create', 'Profile')];

/** Roles of every company. Changes by a company are stored in its `roles`; locked ones are always as defined here. */
export const builtInRoles: readonly BuiltInRole[] = [
  { name: 'admin', title: 'Admin', isLocked: true, rules: may('manage', 'all') },
  {
    name: 'maintainer',
    title: 'Maintainer',
    isLocked: false,
    rules: [
      ...signedInRules,
      ...own,
      ...may('manage', 'Calendar', 'Board', 'Todo', 'Invoice', 'Client', 'Product', 'Order', 'Seller', 'Employee', 'Permission', 'Trash'),
      ...may('manage', 'Blog', 'Help', 'Profile'),
      ...may('read', 'User', 'Role'),
      ...may('create', 'User'),
      ...may('update', 'User'),
    ],
  },
  {
    name: 'editor',
    title: 'Editor',
    isLocked: false,
    rules: [
      ...signedInRules,
      ...own,
      ...may('manage', 'Calendar', 'Board', 'Todo', 'Blog', 'Help', 'Profile', 'Trash'),
      ...may('read', 'Invoice', 'Client', 'Product', 'Order', 'Seller', 'Employee'),
      ...may('create', 'Invoice', 'Client', 'Product'),
      ...may('update', 'Invoice', 'Client', 'Product', 'Order'),
    ],
  },
  {
    name: 'author',
    title: 'Author',
    isLocked: false,
    rules: [
      ...signedInRules,
      ...own,
      ...may('manage', 'Calendar', 'Todo', 'Trash'),
      ...may('read', 'Board', 'Blog', 'Help'),
      ...may('create', 'Board', 'Blog', 'Help'),
      ...may('update', 'Board', 'Blog', 'Help'),
    ],
  },
  {
    name: 'subscriber',
    title: 'Subscriber',
    isLocked: false,
    rules: [...signedInRules, ...own, ...may('read', 'Calendar', 'Board', 'Todo', 'Blog')],
  },
  { name: 'client', title: 'Client', isLocked: true, rules: signedInRules },
];

function may(action: Action, ...subjects: Subject[]): AbilityRule[] {
  return subjects.map((subject) => ({ action, subject }));
}
