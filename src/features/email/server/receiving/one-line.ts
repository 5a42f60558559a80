/** Text of somebody's mail for a line of the page and of another mail's head: no control characters, nothing that turns text around. */
export function oneLine(text: string, longest: number): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
}
