import { codeOfAnswer } from './own-answers.ts';

const reasons: [RegExp, string][] = [
  [/\b[45]\.1\.[1-36]\b|no such (user|mailbox|recipient)|user unknown|unknown user|does not exist/i, 'noAddress'],
  [/\b[45]\.1\.2\b|\b[45]\.4\.4\b|host (not found|unknown)|domain not found/i, 'nowhere'],
  [/\b[45]\.2\.2\b|mailbox (is )?full|over ?quota/i, 'full'],
  [/\b[45]\.2\.3\b|\b[45]\.3\.4\b|^552|too (large|big)|size (limit|exceed)|larger than/i, 'tooLarge'],
  [/\b[45]\.7\.\d+\b|spam|blocked|blacklist|policy/i, 'notFromHere'],
  [/^550/, 'noAddressOrNotFromHere'],
];

/** Why a mail did not arrive, as one of the texts `mailBounce.why`. @param answer what the other server said, or this one */
export function plainReason(state: string, answer: string): string {
  if (state !== 'failed') return 'brokeOff';
  return codeOfAnswer(answer) ?? reasons.find(([pattern]) => pattern.test(answer))?.[1] ?? (/^5/.test(answer) ? 'refused' : 'inVain');
}
