/** The same search in all folders, spam and trash among them; null when it says already where. */
export function searchedEverywhere(q: string): string | null {
  return /(?:^|\s)(?:in|dans|em|في):/iu.test(q) ? null : `${q} in:anywhere`;
}
