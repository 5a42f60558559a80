import { pageAddress } from '#contract/page-address.ts';
import { atNoon, formatAhead, formatPlainDay, plainFormat } from '#web/dates/format-date.ts';
import { formatRange } from '#web/dates/format-range.ts';
import { formatWholeDay } from '#web/dates/format-whole-day.ts';
import { dayOf, today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendarEvent, IconMapPin } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { CardProps } from '../card-row.ts';
import { EmptyNote } from './empty-note.tsx';
import classes from './meetup-body.module.css';

const maxFaces = 5;

export function MeetupBody({ data: { event, later } }: CardProps<'meetup'>) {
  const { t, i18n } = useTranslation();
  if (!event) return <EmptyNote text={t('dashboards.empty.meetup')} first="event" />;
  const day = event.allDay ? event.start.slice(0, 10) : dayOf(new Date(event.start));
  const part = (options: Intl.DateTimeFormatOptions) => plainFormat(i18n.language, options).format(atNoon(day));
  const when = event.allDay
    ? formatWholeDay(day, i18n.language, today())
    : formatRange(new Date(event.start), new Date(event.end ?? event.start), i18n.language);
  return (
    <>
      <MeetupPicture />
      <div className={classes.event}>
        <div className={classes.date} aria-hidden="true">
          <span>{part({ weekday: 'short' })}</span>
          <span className={classes.day}>{part({ day: 'numeric' })}</span>
        </div>
        <div className={classes.words}>
          <h3 className={classes.title}>
            <bdi>{event.title}</bdi>
          </h3>
          <p className={classes.fact}>
            <IconCalendarEvent size={16} />
            {when}
          </p>
          {event.location && (
            <p className={classes.fact}>
              <IconMapPin size={16} />
              <bdi>{event.location}</bdi>
            </p>
          )}
        </div>
      </div>
      {later.length > 0 && (
        <ul className={classes.later} aria-label={t('dashboards.later')}>
          {later.map(({ key, title, start, allDay }) => (
            <li key={key} className={classes.line}>
              <bdi className={classes.name}>{title}</bdi>
              <span className={classes.when}>
                {allDay
                  ? formatPlainDay(start.slice(0, 10), i18n.language, today())
                  : formatAhead(new Date(start), i18n.language, new Date())}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <ul className={classes.faces} aria-label={t('dashboards.guests', { count: event.guests.length })}>
          {event.guests.slice(0, maxFaces).map(({ name, avatar }) => (
            <li key={name} title={name}>
              <Avatar name={name} src={avatar} size={32} />
              <span className="visually-hidden">{name}</span>
            </li>
          ))}
        </ul>
        {/* An event of a series is found by its day. */}
        <PageLink href={pageAddress('/apps/calendar', {}, { date: day })}>{t('dashboards.openCalendar')}</PageLink>
      </div>
    </>
  );
}

const people = [
  { at: '116 62', head: 3, body: 1 },
  { at: '180 66', head: 4, body: 2 },
  { at: '244 62', head: 5, body: 4 },
];

/** Decorative picture of people around a table. */
function MeetupPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 360 104" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="360" height="104" fill="var(--accent-soft)" />
      <circle cx="296" cy="30" r="16" fill="var(--chart-3)" opacity="0.5" />
      <g fill="var(--card)" opacity="0.9">
        <rect x="30" y="18" width="64" height="44" rx="6" />
        <rect x="148" y="12" width="64" height="36" rx="6" />
      </g>
      <path
        d="M38 52l12-14 10 8 14-18 12 16"
        fill="none"
        stroke="var(--chart-1)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M160 24h40M160 34h26" stroke="var(--chart-before)" strokeWidth="3" strokeLinecap="round" />
      {people.map(({ at, head, body }) => (
        <g key={at} transform={`translate(${at})`}>
          <circle r="11" fill={`var(--chart-${head})`} />
          <path d="M-20 42c0-16 8-26 20-26s20 10 20 26z" fill={`var(--chart-${body})`} />
        </g>
      ))}
      <rect x="72" y="94" width="216" height="10" rx="3" fill="var(--chart-before)" />
    </svg>
  );
}
