const quotedHtml = /<blockquote|(?:^|\n|<br ?\/?>|<(?:p|div|pre)(?: [^<>]{0,300})?>)[ \t]{0,8}&gt;/i;
const quotedHead =
  /-{2,} ?(?:original|ursprüngliche|weitergeleitete|forwarded|message d|message transf|mensagem|mensaje|messaggio|oorspronkelijk|ursprungligt|oprindelig)/i;
const quotedFields =
  /\b(?:From|Von|De|Da|Van|Från|Fra|Od|От) ?: ?.{1,300}?\b(?:Sent|Gesendet|Envoyé|Enviado|Enviada|Inviato|Verzonden|Skickat|Sendt|Wysłano|Отправлено|Date|Datum|Data|Fecha)[^:]{0,8}:/s;

/** Checks whether an email quotes another one, as replies do. */
export function hasQuote({ message, messageText }: { message: string; messageText: string }): boolean {
  return quotedHtml.test(message) || quotedHead.test(messageText) || quotedFields.test(messageText);
}
