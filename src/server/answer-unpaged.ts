import { truncatedHeader } from '#contract/truncated-header.ts';

/** Maximum rows of a response without pagination. */
export const maxUnpaged = 1000;

/** Responds with the first rows of an unpaginated list. Read one row more than `maxUnpaged` to detect that there are more. */
export function answerUnpaged<Row>(rows: Row[]): Row[] | Response {
  return rows.length > maxUnpaged ? answerTruncated(rows.slice(0, maxUnpaged)) : rows;
}

/** Responds with a list that is missing its last rows. */
export function answerTruncated(body: unknown): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store', [truncatedHeader]: 'true' } });
}
