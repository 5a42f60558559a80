import { z } from 'zod/mini';
import type { Subject } from './endpoint.ts';

/** Each kind of change, with the subject whose readers are told of it. The keys of queries begin with the kind. */
export const subjects = {
  audit: 'Audit',
  blog: 'Blog',
  board: 'Board',
  bookmark: 'Session',
  calendar: 'Calendar',
  cart: 'Shop',
  chat: 'Chat',
  client: 'Client',
  coupon: 'Product',
  email: 'Email',
  employee: 'Employee',
  help: 'ACL',
  invoice: 'Invoice',
  notification: 'Notification',
  order: 'Shop',
  permission: 'Permission',
  person: 'Person',
  plan: 'Seller',
  product: 'Shop',
  profile: 'Profile',
  role: 'Role',
  seller: 'Seller',
  session: 'Session',
  todo: 'Todo',
  trash: 'Trash',
  user: 'User',
  view: 'View',
  webhook: 'all',
} as const satisfies Record<string, Subject>;

/** What can be announced to have changed. */
export type ChangeKind = keyof typeof subjects;

/** What an open client is told: of which kind something changed, and which ids. It refetches what it shows of them. */
export const change = z.object({
  kind: z.enum(Object.keys(subjects) as [ChangeKind, ...ChangeKind[]]),
  ids: z.array(z.number()),
  /** Set when only this person's own things changed. */
  person: z.optional(z.number()),
  /** Set when nothing is to be read anew, only shown for a moment: `typing` in the chat of `ids`. */
  signal: z.optional(z.string()),
  /** The person whom a signal comes from. */
  from: z.optional(z.number()),
});
export type Change = z.infer<typeof change>;
