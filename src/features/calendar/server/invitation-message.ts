import { escapeHtml } from '#contract/escape-html.ts';
import type { Language } from '#contract/languages.ts';
import { pageAddress } from '#contract/page-address.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { isSignedHere, signatureOf } from '#server/signature.ts';
import { directed, formatLocale, wordsIn } from '#server/words.ts';
import { type EventTimes, lengthMs } from '../event-times.ts';
import { texts } from '../locales/server/texts.ts';
import { dateOf, dayOf } from '../zone-times.ts';
import type { EventRecord } from './event-record.ts';

export type InvitationKind = 'invited' | 'changed' | 'cancelled';

interface Wording {
  /** Their name. */
  organizer: string;
  /** The organizer's language, as their guests' language is unknown. */
  language: Language;
  /** URL of the page for answering; null if the server's address is unknown. */
  address: string | null;
}

/** Builds the mail to an external guest, with three answer links if the server's address is known. */
export function invitationMessage(
  event: EventRecord,
  kind: InvitationKind,
  { organizer, language, address }: Wording,
): { subject: string; message: string } {
  const words = wordsIn(texts, language);
  const say = (key: string, values?: Record<string, string>) => escapeHtml(words(`calendarMail.${key}`, values));
  const facts = [
    say('when', { when: whenText(event, language) }),
    event.location && say('where', { where: event.location }),
    event.rrule !== null && say('repeats'),
  ].filter(Boolean);
  const answer = address === null ? say('inCalendar') : answerLinks(address, say);
  const parts = [
    `<p>${say(`${kind}.opening`, { organizer })}</p>`,
    `<p><strong>${escapeHtml(event.title)}</strong></p>`,
    `<p>${facts.join('<br>')}</p>`,
    event.description,
    kind === 'cancelled' ? '' : `<p>${say('question')} ${answer}</p>`,
  ];
  return {
    subject: words(`calendarMail.${kind}.subject`, { title: event.title }),
    message: directed(language, parts.filter(Boolean).join('\n')),
  };
}

function answerLinks(address: string, say: (key: string) => string): string {
  return ['yes', 'maybe', 'no']
    .map((answer) => `<a href="${escapeHtml(`${address}&answer=${answer}`)}">${say(`answer.${answer}`)}</a>`)
    .join(' · ');
}

/** Formats the time in the event's zone and includes the zone's name. */
function whenText(times: EventTimes, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : formatLocale(language);
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  if (times.allDay) {
    const format = new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' });
    const [first, last] = [dayOf(times.startDate ?? ''), dayOf(times.endDate ?? '') - 1];
    const text = (one: number) => format.format(new Date(`${dateOf(one)}T12:00:00Z`));
    return first === last ? text(first) : `${text(first)} – ${text(last)}`;
  }
  const start = times.startsAt ?? new Date(0);
  const format = new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit', timeZone: times.timeZone });
  const end = times.endsAt ? new Date(start.getTime() + lengthMs(times)) : null;
  return `${end ? format.formatRange(start, end) : format.format(start)} (${times.timeZone})`;
}

interface InvitationKey {
  entity: string;
  id: number;
  email: string;
}

const purpose = 'calendar invitations';

/** Returns the path of the answer page for an external guest; its signature grants access. */
export async function invitationPath(deps: Dependencies, { entity, id, email }: InvitationKey): Promise<string> {
  const signature = await signatureOf(deps, purpose, factsOf({ entity, id, email }));
  return pageAddress('/invitation/:entity/:id', { entity, id }, { email, signature });
}

/** Whether this server signed the link for this guest and event. */
export function isSignedFor(deps: Dependencies, key: InvitationKey, signature: string): Promise<boolean> {
  return isSignedHere(deps, purpose, factsOf(key), signature);
}

function factsOf({ entity, id, email }: InvitationKey) {
  return [entity, id, email.toLowerCase()];
}
