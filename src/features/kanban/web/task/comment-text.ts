import { escapeRegExp } from '#contract/text/escape-reg-exp.ts';

/** A part of a comment: plain text or a mention. */
interface CommentPart {
  text: string;
  isMention: boolean;
}

/** Splits a comment at mentions of the given names; the longest match wins. */
export function commentParts(comment: string, names: readonly string[]): CommentPart[] {
  if (names.length === 0) return [{ text: comment, isMention: false }];
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map(escapeRegExp);
  const pieces = comment.split(new RegExp(`(@(?:${escaped.join('|')}))`, 'iu'));
  return pieces.map((text, index) => ({ text, isMention: index % 2 === 1 })).filter(({ text }) => text !== '');
}

/** Returns the text typed after an `@` before the cursor, and its position; `null` when no name is being typed. */
export function mentionAt(text: string, cursor: number): { start: number; typed: string } | null {
  const before = text.slice(0, cursor);
  const start = before.lastIndexOf('@');
  if (start < 0 || (start > 0 && !/[\s(]/.test(before[start - 1] ?? ''))) return null;
  const typed = before.slice(start + 1);
  return typed.length > 40 || typed.includes('\n') || /\s\s|^\s/.test(typed) ? null : { start, typed };
}
