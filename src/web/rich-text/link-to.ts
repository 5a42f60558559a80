/** Completes a typed URL with its protocol; null if invalid. */
export function linkTo(text: string): string | null {
  const typed = text.trim();
  if (/^(?:https?:\/\/[^/\\\s]\S*|mailto:\S+|tel:\S+)$/i.test(typed)) return typed;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return `mailto:${typed}`;
  return /^[^\s/\\:@]+\.[^\s/\\:@]{2,}(?:[/?#:]\S*)?$/.test(typed) ? `https://${typed}` : null;
}
