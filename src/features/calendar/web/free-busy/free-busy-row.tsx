import { clockParts, readerFormat } from '#web/dates/format-date.ts';
import type { PlainDay } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { listInWords } from '#web/list-in-words.ts';
import classes from './free-busy.module.css';
import { type BusySpan, hourMoment, inTheWay, isOverlapping, placeOnStrip, type Span, type StripHours } from './free-times.ts';

interface Props {
  name: string;
  /** Busy times; null if unknown, undefined while loading. */
  busy: readonly BusySpan[] | null | undefined;
  then: Span;
  day: PlainDay;
  hours: StripHours;
}

/** Row for one attendee: availability as text, and the day as a graphic with a text alternative. */
export function FreeBusyRow({ name, busy, then, day, hours }: Props) {
  const { t, i18n } = useTranslation();
  const format = readerFormat(i18n.language, clockParts(i18n.language));
  const timesOf = (spans: readonly Span[]) =>
    listInWords(
      spans.map(({ from, until }) => format.formatRange(from, until)),
      i18n.language,
    );
  const conflict = busy && inTheWay(busy, then);
  const placed = (busy ?? []).flatMap((span) => {
    const place = placeOnStrip(span, day, hours);
    return place ? [{ span, place }] : [];
  });
  const band = placeOnStrip(then, day, hours);
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <bdi className={classes.name} title={name}>
          {name}
        </bdi>
        {busy && (
          <span className={classes.state} data-state={conflict ? (conflict.isMaybe ? 'maybe' : 'busy') : 'free'}>
            {stateText()}
          </span>
        )}
        {busy && placed.length > 0 && <span className="visually-hidden">{dayText()}</span>}
      </span>
      {busy === null ? (
        <span className={classes.unknown}>{t('calendar.freeBusy.unknown')}</span>
      ) : (
        <span
          className={classes.track}
          data-waiting={busy === undefined || undefined}
          style={{ backgroundSize: `${100 / (hours.last - hours.first)}% 100%` }}
          aria-hidden="true"
        >
          {band && <span className={classes.band} style={{ insetInlineStart: `${band.start}%`, inlineSize: `${band.size}%` }} />}
          {placed.map(({ span, place }) => (
            <span
              key={span.from.getTime()}
              className={classes.busy}
              data-maybe={span.isMaybe || undefined}
              data-conflict={isOverlapping(span, then) || undefined}
              style={{ insetInlineStart: `${place.start}%`, inlineSize: `${place.size}%` }}
              title={t(span.isMaybe ? 'calendar.freeBusy.maybe' : 'calendar.freeBusy.busy', { times: timesOf([span]) })}
            />
          ))}
        </span>
      )}
    </li>
  );

  function stateText(): string {
    if (!conflict) return t('calendar.freeBusy.free');
    return t(conflict.isMaybe ? 'calendar.freeBusy.maybe' : 'calendar.freeBusy.busy', { times: timesOf(conflict.spans) });
  }

  /** Returns the whole day as text for screen readers. */
  function dayText(): string {
    const kinds = [false, true].map((isMaybe) => placed.filter(({ span }) => span.isMaybe === isMaybe).map(({ span }) => span));
    return kinds
      .flatMap((spans, maybe) =>
        spans.length > 0 ? t(maybe ? 'calendar.freeBusy.dayMaybe' : 'calendar.freeBusy.day', { times: timesOf(spans) }) : [],
      )
      .join(' ');
  }
}

/** Hour labels above the rows, hidden from screen readers, as the rows have text. */
export function StripScale({ day, hours }: { day: PlainDay; hours: StripHours }) {
  const { i18n } = useTranslation();
  const { minute: _, ...parts } = clockParts(i18n.language);
  const format = readerFormat(i18n.language, parts);
  return (
    <div className={classes.scale} aria-hidden="true">
      {hours.named.map((hour) => (
        <span key={hour} style={{ insetInlineStart: `${((hour - hours.first) / (hours.last - hours.first)) * 100}%` }}>
          <bdi>{format.format(hourMoment(day, hour))}</bdi>
        </span>
      ))}
    </div>
  );
}
