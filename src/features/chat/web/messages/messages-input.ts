const messagesPerPage = 50;

/** Where a thread opens: at its end, around a message, or at the first message from a day on. */
export type OpeningPlace = { around?: number; since?: string };

/** Input of `listMessages` for one page of a thread. */
export const messagesInput = (id: number, place: OpeningPlace & { before?: number; after?: number }) => ({
  params: { id },
  query: { ...place, perPage: messagesPerPage },
});
