const messagesPerPage = 50;

/** Where a thread is opened: at its end, around a message, or at the first one of a day and after. */
export type OpeningPlace = { around?: number; since?: string };

/** What `listMessages` is asked for one page of a thread. */
export const messagesInput = (id: number, place: OpeningPlace & { before?: number; after?: number }) => ({
  params: { id },
  query: { ...place, perPage: messagesPerPage },
});
