/** So many rows of a long list are counted unless the exact number is asked for. */
export const mostCounted = 10_000;
