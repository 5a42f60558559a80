/** The topic of a subject, without prefixes added by programs. */
export interface Topic {
  base: string;
  words: ReadonlySet<string>;
  /** Ticket, issue and order numbers: `#4711`, `ABC-12`. */
  tickets: ReadonlySet<string>;
}

// Localized prefixes of replies and forwarded emails.
const answers =
  're|aw|antw|antwort|sv|vs|vá|ref|rif|r|res|resp|odp|ynt|ad|ang|atb|ats|ha|bls|betr|hl|αποτ|απ|σχετ|ответ|отв|на|re спр|回复|回覆|答复|答覆|返信|답장|회신|رد|תשובה|השב|ตอบ';
const sentOn =
  'fw|fwd|wg|tr|rv|i|enc|vb|vl|vid|doorst|ilt|pd|tov|továbbítás|fs|tl|plec|пересл|переслано|转发|轉寄|轉發|転送|전달|إعادة توجيه|توجيه|הועבר|ส่งต่อ';
const before = new RegExp(`^(?:(?:${answers}|${sentOn})\\s*(?:[[(]\\d+[\\])]|[\\^*]\\d+)?\\s*[:：﹕]|\\[[^\\]]{1,60}\\])\\s*`, 'iu');
const ticket = /[#№]\s?\d{2,}|\b[A-Z][A-Z0-9]{1,9}-\d+\b/gu;
// Chinese and Japanese have no spaces, so each character is compared.
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu;
const longest = 998;

export function topicOf(subject: string): Topic {
  let base = subject.slice(0, longest).normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  const tickets = new Set(base.match(ticket)?.map((one) => one.replace(/\s/, '')));
  for (let rest = base.replace(before, ''); rest !== base && rest; rest = base.replace(before, '')) base = rest;
  // The subject of a reply to an email without a subject is only the prefix.
  base = base.replace(before, '').toLowerCase();
  return { base, words: new Set(base.match(word)), tickets };
}

/**
 * Checks whether two subjects are clearly about different things: they share no ticket, and fewer than half of the words of the shorter
 * one, not counting short numbers. A single word is not enough to tell.
 */
export function areDifferent(one: Topic, other: Topic): boolean {
  if (!one.base || !other.base || one.base === other.base) return false;
  if ([...one.tickets].some((name) => other.tickets.has(name))) return false;
  const fewest = Math.min(one.words.size, other.words.size);
  const shared = [...one.words].filter((name) => other.words.has(name) && !/^\d{1,2}$/.test(name)).length;
  return fewest > 1 && shared * 2 < fewest;
}
