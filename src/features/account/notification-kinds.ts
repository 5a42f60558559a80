import type { NotificationKind } from '#platform/notifications/contract.ts';

/** Maps each switch of the specification to its notification kind. */
export const notificationKindBySwitch = {
  commentOnArticle: 'comment',
  answerOnForm: 'answer',
  followMe: 'follow',
  newAnnouncements: 'announcement',
  productUpdates: 'product',
  blogDigest: 'digest',
} as const satisfies Record<string, NotificationKind>;
