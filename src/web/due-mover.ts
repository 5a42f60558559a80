/** The drop target: a day or a moment (ISO 8601). */
interface DuePlace {
  start: string;
  allDay: boolean;
}

/**
 * How an area changes the due date of its records. `start` is the due date in the area's own format: a day, a day with local time,
 * or a moment (ISO 8601).
 */
export interface DueMover {
  /** Converts the drop target to a due date. @param before the previous one */
  startAt: (place: DuePlace, before: string) => string;
  /** Saves the due date through the area's own endpoint. */
  send: (id: number, start: string) => Promise<unknown>;
}

/** The movers by kind of record, registered by the app, because the calendar doesn't import the areas it shows. */
export const dueMovers: { load: () => Promise<Readonly<Record<string, DueMover>>> } = { load: async () => ({}) };
