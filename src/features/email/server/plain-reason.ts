const reasons: [RegExp, string][] = [
  [/^This installation/, 'No mail leaves this installation.'],
  [/\b[45]\.1\.[1-36]\b|no such (user|mailbox|recipient)|user unknown|unknown user|does not exist/i, 'There is no such address.'],
  [/\b[45]\.1\.2\b|\b[45]\.4\.4\b|host (not found|unknown)|domain not found/i, 'The part after the @ leads nowhere.'],
  [/\b[45]\.2\.2\b|mailbox (is )?full|over ?quota/i, 'The mailbox is full.'],
  [/\b[45]\.2\.3\b|\b[45]\.3\.4\b|^552|too (large|big)|size (limit|exceed)|larger than/i, 'The mail is too large for the other side.'],
  [/\b[45]\.7\.\d+\b|spam|blocked|blacklist|policy/i, 'The other side does not take mail from here.'],
  [/^550/, 'There is no such address, or it takes no mail from here.'],
];

/** Why a mail did not arrive, in words for the sender. @param answer what the other server said */
export function plainReason(state: string, answer: string): string {
  if (state !== 'failed') return 'The connection ended before the other side had said whether it took the mail.';
  return (
    reasons.find(([pattern]) => pattern.test(answer))?.[1] ??
    (/^5/.test(answer) ? 'The other side refused it.' : 'The other side did not take it, although it was tried for three days.')
  );
}
