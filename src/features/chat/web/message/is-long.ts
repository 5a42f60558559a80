const mostLines = 20;
/** About as many characters as a bubble has in a line. */
const charactersPerLine = 80;

/** Whether a message takes more than twenty lines, written or wrapped. */
export function isLong(text: string): boolean {
  if (text.length <= mostLines) return false;
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0);
  return lines > mostLines;
}
