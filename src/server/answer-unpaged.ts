import { truncatedHeader } from '#contract/truncated-header.ts';

/** How many rows a call without pages answers at most. */
export const mostUnpaged = 1000;

/** Answers the first rows of a list without pages. Read one row more than `mostUnpaged`, so that it knows whether there are more. */
export function answerUnpaged<Row>(rows: Row[]): Row[] | Response {
  return rows.length > mostUnpaged ? answerTruncated(rows.slice(0, mostUnpaged)) : rows;
}

/** Answers a body that lacks the last rows of its list. */
export function answerTruncated(body: unknown): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store', [truncatedHeader]: 'true' } });
}
