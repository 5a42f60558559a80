import type { CalendarEvent } from '../../contract.ts';
import { eventKey } from '../event-times.ts';

/** Where an event is found among those that are shown: by its id, an occurrence by its place in the series too. */
interface Spot {
  id: number;
  occurrence: string | null;
}

/** What a panel stands on, whatever becomes of it while it is open. */
export interface PanelEvent {
  /** Of the panel: another one for another event. */
  key: string;
  /** Another one when it is again what it was before: fields that count versions begin anew. */
  round: number;
  /** As it is known: in a list, or as the server answered last. */
  event: CalendarEvent;
  /** The addresses that led to it, and all that it was since. */
  addresses: readonly string[];
  trail: readonly Spot[];
  /** Whether it is among those that are shown. */
  isListed: boolean;
  /** Whether it was, as it is now: then it has gone. */
  wasListed: boolean;
}

/** What an address says of an event. */
export const addressOf = (id: number, at: string | null): string => `${id} ${at ?? ''}`;

/** The moment by which an address names an event. */
export const atOf = ({ start, extendedProps }: CalendarEvent): string => extendedProps.occurrence ?? start;

/** The event that an address means. A changed occurrence is an event of its own, which is also found by its place in the series. */
export function findAddressedEvent(events: readonly CalendarEvent[], id: number, at: string | null): CalendarEvent | undefined {
  const isAt = (text: string | null) => at === null || isSameMoment(text, at);
  return (
    events.find((event) => event.id === id && (event.extendedProps.occurrence === null || isAt(event.extendedProps.occurrence))) ??
    events.find((event) => event.id === id && isAt(event.start)) ??
    (at === null ? undefined : events.find(({ extendedProps }) => extendedProps.isException && isAt(extendedProps.occurrence)))
  );
}

/** Begins with an event that an address named. */
export function panelEventOf(event: CalendarEvent, address: string): PanelEvent {
  return { key: eventKey(event), round: 0, event, addresses: [address], trail: [spotOf(event)], isListed: true, wasListed: true };
}

/** Goes on with what the server answered to a change: of one occurrence another event, of the rest of a series another series. */
export function panelEventAfter(standing: PanelEvent, event: CalendarEvent): PanelEvent {
  const isSame = eventKey(event) === eventKey(standing.event);
  const addresses = [...standing.addresses, addressOf(event.id, atOf(event))];
  return { ...standing, event, addresses, trail: [...standing.trail, spotOf(event)], wasListed: isSame && standing.wasListed };
}

/** The same as the list that is shown has it now: what was taken back is again what it was before. */
export function listedOn(standing: PanelEvent, events: readonly CalendarEvent[]): PanelEvent {
  const listed = find(events, spotOf(standing.event));
  if (listed) {
    // A list that was asked for before the last change knows less of it.
    const event = listed.extendedProps.version >= standing.event.extendedProps.version ? listed : standing.event;
    const isKept = event === standing.event && standing.isListed && standing.wasListed;
    return isKept ? standing : { ...standing, event, isListed: true, wasListed: true };
  }
  const before = standing.wasListed ? standing.trail.toReversed().flatMap((spot) => find(events, spot) ?? [])[0] : undefined;
  if (before) return { ...standing, round: standing.round + 1, event: before, isListed: true };
  return standing.isListed ? { ...standing, isListed: false } : standing;
}

const spotOf = ({ id, extendedProps }: CalendarEvent): Spot => ({ id, occurrence: extendedProps.occurrence });

/** What happened once may recur by now. */
function find(events: readonly CalendarEvent[], { id, occurrence }: Spot): CalendarEvent | undefined {
  return events.find((event) => event.id === id && (occurrence === null || isSameMoment(event.extendedProps.occurrence, occurrence)));
}

function isSameMoment(one: string | null, other: string): boolean {
  return one !== null && Date.parse(one) === Date.parse(other);
}
