import { atNoon, clockParts, formatTime, plainFormat } from '#web/dates/format-date.ts';

interface Clock {
  hour: number;
  minute: number;
}

/** Writes the times of the grid as all others are: `09:00`, `09:00–10:30`. */
export function gridClock(language: string): (times: { start: Clock; end?: Clock | null }) => string {
  return ({ start, end }) => {
    const [from, until] = [textOf(start), end ? textOf(end) : ''];
    if (!until) return formatTime(from, language);
    // Over midnight the end is earlier on the clock.
    if (until < from) return `${formatTime(from, language)} – ${formatTime(until, language)}`;
    return plainFormat(language, clockParts(language)).formatRange(atNoon(anyDay, from), atNoon(anyDay, until));
  };
}

const anyDay = '1970-01-01';
const textOf = ({ hour, minute }: Clock): string => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
