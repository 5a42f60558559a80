import { lazyPart } from '#web/lazy-part.tsx';
import type { MailCard } from '#web/mail-card.ts';

const MailedEventCard = lazyPart(() =>
  import('#features/calendar/web/mailed/mailed-event-card.tsx').then((module) => module.MailedEventCard),
);

/** What other areas show of the files of a mail. */
export const mailCards: readonly MailCard[] = [{ name: 'event', isFor: (fileName) => /\.ics$/i.test(fileName), Card: MailedEventCard }];
