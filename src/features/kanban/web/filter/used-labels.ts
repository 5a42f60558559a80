/** The labels in use, by name. */
export function usedLabels(cards: readonly { labels: readonly string[] }[]): string[] {
  return [...new Set(cards.flatMap(({ labels }) => labels))].sort((a, b) => a.localeCompare(b));
}
