import type { CalendarEvent } from '../../contract.ts';
import { eventKey } from '../event-times.ts';

/** Identifies a listed event: by id, and an occurrence also by its key. */
interface Spot {
  id: number;
  occurrence: string | null;
}

/** State of an open panel, which follows its event through changes. */
export interface PanelEvent {
  /** React key of the panel; differs for another event. */
  key: string;
  /** Increases when the event reverts to a previous one, to reset fields that track versions. */
  round: number;
  /** The event as listed, or as in the last response. */
  event: CalendarEvent;
  /** The URLs that led to the event, and everything it has been since. */
  addresses: readonly string[];
  trail: readonly Spot[];
  /** Whether the event is in the visible list. */
  isListed: boolean;
  /** Whether it was listed in its current form; if so and it no longer is, it is gone. */
  wasListed: boolean;
}

/** Returns an event's identification in the URL. */
export const addressOf = (id: number, at: string | null): string => `${id} ${at ?? ''}`;

/** Returns the moment that identifies an occurrence in the URL. */
export const atOf = ({ start, extendedProps }: CalendarEvent): string => extendedProps.occurrence ?? start;

/** Finds the event of a URL. A changed occurrence is its own event, but is also found by its key in the series. */
export function findAddressedEvent(events: readonly CalendarEvent[], id: number, at: string | null): CalendarEvent | undefined {
  const isAt = (text: string | null) => at === null || isSameMoment(text, at);
  return (
    events.find((event) => event.id === id && (event.extendedProps.occurrence === null || isAt(event.extendedProps.occurrence))) ??
    events.find((event) => event.id === id && isAt(event.start)) ??
    (at === null ? undefined : events.find(({ extendedProps }) => extendedProps.isException && isAt(extendedProps.occurrence)))
  );
}

export function panelEventOf(event: CalendarEvent, address: string): PanelEvent {
  return { key: eventKey(event), round: 0, event, addresses: [address], trail: [spotOf(event)], isListed: true, wasListed: true };
}

/** Updates the panel after a change, which may turn an occurrence into another event and the rest of a series into another series. */
export function panelEventAfter(standing: PanelEvent, event: CalendarEvent): PanelEvent {
  const isSame = eventKey(event) === eventKey(standing.event);
  const addresses = [...standing.addresses, addressOf(event.id, atOf(event))];
  return { ...standing, event, addresses, trail: [...standing.trail, spotOf(event)], wasListed: isSame && standing.wasListed };
}

/** Updates the panel from the visible list; an undone change reverts to the previous event. */
export function listedOn(standing: PanelEvent, events: readonly CalendarEvent[]): PanelEvent {
  const listed = find(events, spotOf(standing.event));
  if (listed) {
    // A list requested before the last change is older than the event.
    const event = listed.extendedProps.version >= standing.event.extendedProps.version ? listed : standing.event;
    const isKept = event === standing.event && standing.isListed && standing.wasListed;
    return isKept ? standing : { ...standing, event, isListed: true, wasListed: true };
  }
  const before = standing.wasListed ? standing.trail.toReversed().flatMap((spot) => find(events, spot) ?? [])[0] : undefined;
  if (before) return { ...standing, round: standing.round + 1, event: before, isListed: true };
  return standing.isListed ? { ...standing, isListed: false } : standing;
}

const spotOf = ({ id, extendedProps }: CalendarEvent): Spot => ({ id, occurrence: extendedProps.occurrence });

/** A single event may have become recurring. */
function find(events: readonly CalendarEvent[], { id, occurrence }: Spot): CalendarEvent | undefined {
  return events.find((event) => event.id === id && (occurrence === null || isSameMoment(event.extendedProps.occurrence, occurrence)));
}

function isSameMoment(one: string | null, other: string): boolean {
  return one !== null && Date.parse(one) === Date.parse(other);
}
