import { clockParts, readerFormat } from '#web/dates/format-date.ts';
import type { PlainDay } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import classes from './free-busy.module.css';
import { hourMoment, type StripHours } from './strip-hours.ts';

/** The hours over the rows; what stands in the rows is said in words. */
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
