/** Where something is let go: on a day, or at a moment (ISO 8601). */
interface DuePlace {
  start: string;
  allDay: boolean;
}

/**
 * How an area gives something of it another due date. `start` is when it is due, as the area tells the calendar: a day, a day with a time of the
 * reader's clock, or a moment (ISO 8601).
 */
export interface DueMover {
  /** When it is due that is let go there. @param before when it was */
  startAt: (place: DuePlace, before: string) => string;
  /** Makes it due then, by the area's own call. */
  send: (id: number, start: string) => Promise<unknown>;
}

/** The calendar knows none of the areas whose things it shows: the app names their movers, by the kind of what is due. */
export const dueMovers: { load: () => Promise<Readonly<Record<string, DueMover>>> } = { load: async () => ({}) };
