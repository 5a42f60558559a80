/** A stretch of a comment: plain text, or the mention of a person. */
export interface CommentPart {
  text: string;
  isMention: boolean;
}

/** Cuts a comment where it mentions one of these names; the longer of two that begin alike is meant. */
export function commentParts(comment: string, names: readonly string[]): CommentPart[] {
  if (names.length === 0) return [{ text: comment, isMention: false }];
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = comment.split(new RegExp(`(@(?:${escaped.join('|')}))`, 'iu'));
  return pieces.map((text, index) => ({ text, isMention: index % 2 === 1 })).filter(({ text }) => text !== '');
}
