/** What is typed behind an `@` before the cursor, and where that stands; `null` when no name is being typed. */
export function mentionAt(text: string, cursor: number): { start: number; typed: string } | null {
  const before = text.slice(0, cursor);
  const start = before.lastIndexOf('@');
  if (start < 0 || (start > 0 && !/[\s(]/.test(before[start - 1] ?? ''))) return null;
  const typed = before.slice(start + 1);
  return typed.length > 40 || typed.includes('\n') || /\s\s|^\s/.test(typed) ? null : { start, typed };
}
