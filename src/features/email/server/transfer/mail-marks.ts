import { labels as knownLabels } from '../../labels-contract.ts';
import type { Head } from './head-of.ts';

/** What a mailbox knows of a mail that is not in the mail itself. */
export interface MailMarks {
  isRead: boolean;
  isStarred: boolean;
  labels: string[];
}

/** The marks of a mail that is imported, with all words that may be labels of the person. */
export interface FoundMarks extends MailMarks {
  keywords: string[];
}

/** The fields in which this and most other programs keep the marks. */
export const markFields: readonly string[] = ['status', 'x-status', 'x-keywords'];

const readOfMozilla = 0x1;
const starredOfMozilla = 0x4;

/** The marks in a mail's head: of most programs, of Thunderbird, or of Gmail. What has none is unread. */
export function marksOf({ fields }: Pick<Head, 'fields'>): FoundMarks {
  const valuesOf = (name: string) =>
    fields
      .filter((field) => field.name === name)
      .map(({ value }) => value)
      .join(' ');
  const status = `${valuesOf('status')} ${valuesOf('x-status')}`;
  const mozilla = Number.parseInt(valuesOf('x-mozilla-status') || '0', 16);
  const gmail = valuesOf('x-gmail-labels')
    .split(',')
    .map((label) => label.trim().toLowerCase());
  const keywords = new Set([
    ...valuesOf('x-keywords')
      .split(/[\s,]+/)
      .map((word) => word.toLowerCase()),
    ...gmail,
  ]);
  return {
    isRead: /R/.test(status) || (mozilla & readOfMozilla) !== 0 || gmail.includes('opened'),
    isStarred: /F/.test(valuesOf('x-status')) || (mozilla & starredOfMozilla) !== 0 || gmail.includes('starred'),
    labels: knownLabels.filter((label) => keywords.has(label)),
    keywords: [...keywords].filter(Boolean),
  };
}

/** The marks as fields of a head, each with its line's end. */
export function fieldsOfMarks({ isRead, isStarred, labels }: MailMarks): string {
  return [
    `Status: ${isRead ? 'RO' : 'O'}\n`,
    ...(isStarred ? ['X-Status: F\n'] : []),
    ...(labels.length > 0 ? [`X-Keywords: ${labels.join(' ')}\n`] : []),
  ].join('');
}
