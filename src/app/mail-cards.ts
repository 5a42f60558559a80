import { lazyPart } from '#web/lazy-part.tsx';
import type { MailCard } from '#web/mail-card.ts';

const MailedEventCard = lazyPart(() =>
  import('#features/calendar/web/mailed/mailed-event-card.tsx').then((module) => module.MailedEventCard),
);

/** Cards that other areas show for attachments of a mail. */
export const mailCards: readonly MailCard[] = [{ name: 'event', isFor: (fileName) => /\.ics$/i.test(fileName), Card: MailedEventCard }];
