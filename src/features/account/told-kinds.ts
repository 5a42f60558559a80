import type { NotificationKind } from '#platform/notifications/contract.ts';

/** Which kind of notification the specification means by each of its switches. */
export const toldKinds = {
  commentOnArticle: 'comment',
  answerOnForm: 'answer',
  followMe: 'follow',
  newAnnouncements: 'announcement',
  productUpdates: 'product',
  blogDigest: 'digest',
} as const satisfies Record<string, NotificationKind>;
