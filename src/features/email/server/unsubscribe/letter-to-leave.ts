import { emailAddress } from '#contract/primitives.ts';
import { oneLine } from '../receiving/one-line.ts';

interface LetterToLeave {
  to: string;
  subject: string;
  text: string;
}

const longestSubject = 998;
const longestText = 2000;

/** The mail that a `mailto:` address asks for; null for another address, and for one that nobody can be written at. */
export function letterToLeave(address: string): LetterToLeave | null {
  if (!/^mailto:/i.test(address)) return null;
  // A plus means itself here, and no space as it would in a form.
  const url = new URL(address.replaceAll('+', '%2B'));
  const to = emailAddress().safeParse(decoded(url.pathname));
  if (!to.success) return null;
  const subject = oneLine(url.searchParams.get('subject') ?? '', longestSubject) || 'unsubscribe';
  return { to: to.data, subject, text: (url.searchParams.get('body') ?? '').slice(0, longestText) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
