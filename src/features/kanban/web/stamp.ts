let last = 0;

/** Counts what is fetched and what is changed, so that both can be put in order. */
export function nextStamp(): number {
  last += 1;
  return last;
}
