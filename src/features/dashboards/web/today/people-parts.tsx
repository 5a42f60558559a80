import { useCan } from '#web/ability.ts';
import { formatAhead, formatListTime } from '#web/dates/format-date.ts';
import { formatClockRange, formatRange } from '#web/dates/format-range.ts';
import { dayOf } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendarEvent, IconMail } from '#web/icons.ts';
import type { TodayCard } from '../../today-contract.ts';
import { listsOfFigures } from '../lists-of-figures.ts';
import { RowLink, TodayPart, TodayRow } from './today-part.tsx';

export function UnansweredPart({ unanswered }: { unanswered: NonNullable<TodayCard['unanswered']> }) {
  const { t, i18n } = useTranslation();
  const mayWrite = useCan('create', 'Email');
  return (
    <TodayPart
      icon={<IconMail size={16} />}
      name={t('dashboards.today.part.unanswered')}
      total={unanswered.total}
      href={listsOfFigures.unanswered(unanswered.since)}
      none={t('dashboards.today.none.unanswered')}
    >
      {unanswered.rows.map(({ id, fromName, subject, at }) => (
        <TodayRow
          key={id}
          href={listsOfFigures.mail(id)}
          title={subject || t('dashboards.today.noSubject')}
          note={t('dashboards.today.from', { name: fromName, when: formatListTime(new Date(at), i18n.language, new Date()) })}
          action={
            mayWrite && (
              <RowLink label={t('dashboards.today.replyTo', { name: fromName })} href={listsOfFigures.answer(id)}>
                {t('dashboards.today.reply')}
              </RowLink>
            )
          }
        />
      ))}
    </TodayPart>
  );
}

/** The day's events that haven't ended; if none is left, the next one. */
export function EventsPart({ events, day, next }: { events: NonNullable<TodayCard['events']>; day: string; next: TodayCard['next'] }) {
  const { t, i18n } = useTranslation();
  const when = (start: string, allDay: boolean) =>
    allDay ? t('dashboards.today.allDay') : formatAhead(new Date(start), i18n.language, new Date());
  const after = next ? t('dashboards.today.next', { title: next.title, when: when(next.start, next.allDay) }) : undefined;
  return (
    <TodayPart
      icon={<IconCalendarEvent size={16} />}
      name={t('dashboards.today.part.events')}
      total={events.total}
      href={listsOfFigures.day(day)}
      none={after ?? t('dashboards.today.none.events')}
    >
      {events.rows.map(({ key, title, start, end, allDay, location, joinAddress }) => (
        <TodayRow
          key={key}
          href={listsOfFigures.day(day)}
          title={title}
          note={[
            allDay ? t('dashboards.today.allDay') : timeOn(day, new Date(start), new Date(end ?? start), i18n.language),
            location === joinAddress ? '' : location,
          ]
            .filter(Boolean)
            .join(' · ')}
          action={
            joinAddress ? (
              <RowLink label={t('dashboards.today.joinOne', { title })} href={joinAddress} target="_blank" rel="noreferrer">
                {t('dashboards.today.join')}
              </RowLink>
            ) : (
              <RowLink label={t('dashboards.today.openOne', { title })} href={listsOfFigures.day(day)}>
                {t('dashboards.today.open')}
              </RowLink>
            )
          }
        />
      ))}
      {events.rows.length === 0 && (
        <TodayRow href={listsOfFigures.day(day)} title={t('dashboards.today.allOver')} note={after ?? t('dashboards.today.none.next')} />
      )}
    </TodayPart>
  );
}

/** Events past midnight include their dates. */
function timeOn(day: string, from: Date, until: Date, language: string): string {
  const isWithin = dayOf(from) === day && dayOf(until) === day;
  return isWithin ? formatClockRange(from, until, language) : formatRange(from, until, language);
}
