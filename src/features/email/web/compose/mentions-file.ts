const english = /\b(?:attached(?! to\b)|attaching|attachments?|enclosed|i(?:['’]ll)? attach)\b/i;
const german = /(?<!\p{L})(?:im anhang|in der anlage|anbei|beigefügt|beiliegend|angehängt|hänge ich|füge ich|anhang:|anlage:)/iu;
const french =
  /(?<!\p{L})(?:ci-joint|pi[èe]ces? jointes?|en pi[èe]ces? jointes?|joins (?:à ce|le |la |les |mon |ma |mes |notre |nos )|en annexe)/iu;
const portuguese = /(?<!\p{L})(?:em anexo|anexo[:,]?\s+(?:o|a|os|as|segue)(?!\p{L})|anexad[oa]s?|segue(?:m)? (?:em )?anex)/iu;
const arabic = /(?:^|[^\p{L}])(?:(?:و|ب|في )?(?:ال)?مرفق|(?:و|س|سوف )?[أا]رفق|ن?ُ?رفق|طيّ?ه)/u;

/** Checks whether a text mentions an attached file. Ignores quoted text. */
export function mentionsFile(subject: string, message: string): boolean {
  const own = message
    .replaceAll(/<blockquote[\s\S]*<\/blockquote>/gi, ' ')
    .replaceAll(/(?:^|<p>|<br\s*\/?>)\s*(?:>|&gt;)[^<]*/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ');
  // An inline image may be the one mentioned.
  if (/<img\b/i.test(message)) return false;
  return [subject, own].some((text) => [english, german, french, portuguese, arabic].some((says) => says.test(text)));
}
