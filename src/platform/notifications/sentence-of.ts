import type { Notification } from './contract.ts';

/** Translates a key to the recipient's language. */
type Say = (key: string, values?: Record<string, string | number>) => string;
type Told = Pick<Notification, 'kind' | 'area' | 'actorName' | 'count'> & { actor: { fullName: string } | null };

/** Describes a notification: `Josephine mentioned you on a card`. Its title is shown next to it. */
export function sentenceOf({ kind, area, actor, actorName, count }: Told, t: Say): string {
  const name = actor?.fullName || actorName || t('notifications.somebody');
  if (area === 'invoice')
    return t(`notifications.says.${kind === 'reminder' ? 'invoicePastDue' : kind === 'answer' ? 'invoiceReply' : 'invoiceMade'}`);
  if (kind === 'comment') return t('notifications.says.comment', { name });
  if (kind === 'digest') return t('notifications.says.digest');
  if (kind === 'follow') return t('notifications.says.follow', { name });
  if (kind === 'announcement') return t('notifications.says.announcement', { name });
  if (kind === 'product') return t('notifications.says.product');
  if (area === 'blog') return t('notifications.says.postPublished');
  if (area === 'webhook') return t('notifications.says.webhookOff');
  if (area === 'user') return t('notifications.says.signOnTaken');
  if (kind === 'mention') return t(area === 'chat' ? 'notifications.says.mentionInChat' : 'notifications.says.mention', { name });
  if (kind === 'assignment' && area === 'calendar') return t('notifications.says.invitedToEvent', { name });
  if (kind === 'assignment') return t(area === 'todo' ? 'notifications.says.assignedTodo' : 'notifications.says.assignedCard', { name });
  if (kind === 'reminder')
    return t(
      area === 'calendar'
        ? 'notifications.says.reminderOfEvent'
        : area === 'board'
          ? 'notifications.says.reminderOfCard'
          : 'notifications.says.reminder',
    );
  if (kind === 'mail') return count > 1 ? t('notifications.says.mails', { count }) : t('notifications.says.mail', { name });
  if (kind === 'chat') return t('notifications.says.chat', { name });
  return t('notifications.says.answer', { name });
}
