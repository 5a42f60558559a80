import { formatPlainDay } from '#web/dates/format-date.ts';
import { today } from '#web/dates/plain-day.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { LinkedHere } from '#web/links/linked-here.tsx';
import { RichTextView } from '#web/rich-text/rich-text-view.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import panel from '#web/ui/side-panel-form.module.css';
import { SidePanelHead } from '#web/ui/side-panel-head.tsx';
import type { CalendarEvent } from '../../contract.ts';
import { useCalendars } from '../calendars/use-calendars.ts';
import { readRule } from '../editable-rule.ts';
import { invitationTimes } from '../guests/invitation-times.ts';
import { shownTitle } from '../list/shown-items.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { EventEditor, ExportButton } from './event-editor.tsx';
import guestClasses from './guest-field.module.css';
import classes from './open-event.module.css';

interface Props {
  /** The event as listed, or as in the last response. */
  event: CalendarEvent;
  /** Changing it resets the fields. */
  round: number;
  actions: CalendarActions;
  onSaved: (event: CalendarEvent) => void;
  onClose: () => void;
}

/** Drawer for an open event: editable fields with permission to edit, otherwise all its details. */
export function OpenEvent({ event, round, actions, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const { isEditable } = event.extendedProps;
  const label = t(isEditable ? 'calendar.editEvent' : 'calendar.showEvent');
  return (
    <SidePanel isNarrow label={label} onClose={onClose}>
      {isEditable ? (
        <EventEditor key={round} event={event} actions={actions} onSaved={onSaved} onClose={onClose} />
      ) : (
        <>
          <SidePanelHead start={label} status="idle" tools={<ExportButton event={event} />} onClose={onClose} />
          <div className={panel.body}>
            <AnswerButtons event={event} />
            <EventFacts event={event} />
          </div>
        </>
      )}
    </SidePanel>
  );
}

function EventFacts({ event }: { event: CalendarEvent }) {
  const { t, i18n } = useTranslation();
  const { url, start, end, allDay, extendedProps } = event;
  const title = shownTitle(event, t);
  const { kind, colour } = useCalendars().faceOf(extendedProps);
  const { timeZone, rrule, guests, location, description, conference, isFree } = extendedProps;
  const rule = rrule === null ? null : readRule(rrule, allDay ? null : timeZone);
  const number = (count: number) => formatNumber(count, i18n.language);
  return (
    <div className={classes.facts}>
      <h3 className={classes.title} dir="auto">
        {title}
      </h3>
      <LinkedHere kind="event" id={event.id} />
      <FactList
        facts={[
          {
            label: t('calendar.field.calendar'),
            content: (
              <span className={`${classes.calendar} ${colour}`}>
                <span className={classes.dot} aria-hidden="true" />
                <bdi>{kind}</bdi>
              </span>
            ),
          },
          {
            label: t('calendar.invitation.when'),
            content: invitationTimes({ start, end, allDay, timeZone }, i18n.language).map((line) => <div key={line}>{line}</div>),
          },
          {
            label: t('calendar.field.rrule'),
            content: rrule !== null && (rule ? t(`calendar.repeat.${rule.frequency}`) : <bdi dir="ltr">{rrule}</bdi>),
          },
          { label: rule ? t(`calendar.repeat.every.${rule.frequency}`) : '', content: rule && rule.interval > 1 && number(rule.interval) },
          { label: t('calendar.repeat.lastDay'), content: rule?.until && formatPlainDay(rule.until, i18n.language, today()) },
          { label: t('calendar.repeat.times'), content: rule?.count && number(rule.count) },
          {
            label: t('calendar.field.guests'),
            content: guests.length > 0 && (
              <ul className={guestClasses.invited}>
                {guests.map((guest) => (
                  <li key={guest.personId ?? guest.email} className={guestClasses.guest}>
                    <PersonLink id={guest.personId} name={guest.name || guest.email} className={guestClasses.name} />
                    <span className={guestClasses.answer} data-answer={guest.answer}>
                      {t(`calendar.answered.${guest.answer}`)}
                    </span>
                  </li>
                ))}
              </ul>
            ),
          },
          { label: t('calendar.field.location'), content: location && <bdi>{location}</bdi> },
          {
            label: t('calendar.field.url'),
            content: /^https?:/.test(url) && (
              <a href={url} target="_blank" rel="noreferrer noopener" dir="ltr">
                {url}
              </a>
            ),
          },
          {
            label: t('calendar.field.conference'),
            content: conference && (
              <a href={conference} target="_blank" rel="noreferrer noopener" dir="ltr">
                {conference}
              </a>
            ),
          },
          { label: '', content: isFree && t('calendar.isFree') },
          { label: t('calendar.field.description'), content: description && <RichTextView html={description} /> },
        ]}
      />
    </div>
  );
}
