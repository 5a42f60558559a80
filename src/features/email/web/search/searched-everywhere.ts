/** Returns the same search in all folders, including spam and trash; null if it already has a place. */
export function searchedEverywhere(q: string): string | null {
  return /(?:^|\s)(?:in|dans|em|في):/iu.test(q) ? null : `${q} in:anywhere`;
}
