import type { BusyPeriod } from '../../free-busy-contract.ts';
import type { Span } from './next-free-time.ts';

export interface BusySpan extends Span {
  isMaybe: boolean;
}

/** The periods of an answer as moments. */
export const spansOf = (busy: readonly BusyPeriod[]): BusySpan[] =>
  busy.map(({ start, end, maybe }) => ({ from: new Date(start), until: new Date(end), isMaybe: maybe === true }));

/** What is in the way of some time: of what is sure where there is something sure, else of what is not. */
export function inTheWay(busy: readonly BusySpan[], { from, until }: Span): { isMaybe: boolean; spans: BusySpan[] } | null {
  const spans = busy.filter((one) => isOverlapping(one, { from, until }));
  const sure = spans.filter(({ isMaybe }) => !isMaybe);
  if (spans.length === 0) return null;
  return sure.length > 0 ? { isMaybe: false, spans: sure } : { isMaybe: true, spans };
}

export const isOverlapping = (one: Span, other: Span) => one.from < other.until && one.until > other.from;
