import type { ReactNode } from 'react';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconClock, IconLink, IconLock, IconMapPin, IconRepeat, IconTrash, IconUsers, IconVideo, IconX } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Floating } from '#web/ui/floating.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { CalendarEvent } from '../../contract.ts';
import { useCalendars } from '../calendars/use-calendars.ts';
import { AnswerButtons } from '../drawer/answer-buttons.tsx';
import { readRule } from '../editable-rule.ts';
import { shownTitle } from '../list/shown-items.ts';
import { useCompact } from '../use-compact.ts';
import { cardTime } from './card-time.ts';
import classes from './event-card.module.css';
import type { CardPlace } from './shown-card.ts';

interface Props {
  place: CardPlace;
  event: CalendarEvent;
  onEdit: () => void;
  onRemove: () => void;
  onClose: () => void;
}

const maxGuests = 5;
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The most important facts of an event, and its actions. */
export function EventCard({ place, event, onEdit, onRemove, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const mayRemove = useCan('delete', 'Calendar');
  const { url, allDay, extendedProps } = event;
  const title = shownTitle(event, t);
  const { kind, colour } = useCalendars().faceOf(extendedProps);
  const { guests, location, rrule, timeZone, isEditable, conference, isFree, isPrivate } = extendedProps;
  const rule = rrule === null ? null : readRule(rrule, allDay ? null : timeZone);
  const head = (
    <div className={`${classes.head} ${colour}`}>
      <span className={classes.dot} aria-hidden="true" />
      <div className={classes.names}>
        <h2 className={classes.title} dir="auto">
          {title}
        </h2>
        <span className={classes.quiet}>{kind}</span>
      </div>
    </div>
  );
  return (
    <CardFrame place={place} label={title} head={head} onClose={onClose}>
      <dl className={classes.facts}>
        <dt>
          <IconClock {...icon} />
          <span className="visually-hidden">{t('calendar.invitation.when')}</span>
        </dt>
        <dd>{cardTime(event, i18n.language)}</dd>
        {rrule !== null && (
          <>
            <dt>
              <IconRepeat {...icon} />
              <span className="visually-hidden">{t('calendar.field.rrule')}</span>
            </dt>
            <dd>{t(rule ? `calendar.repeat.${rule.frequency}` : 'calendar.repeat.custom')}</dd>
          </>
        )}
        {location && (
          <>
            <dt>
              <IconMapPin {...icon} />
              <span className="visually-hidden">{t('calendar.invitation.where')}</span>
            </dt>
            <dd dir="auto">{location}</dd>
          </>
        )}
        {/^https?:/.test(url) && (
          <>
            <dt>
              <IconLink {...icon} />
              <span className="visually-hidden">{t('calendar.field.url')}</span>
            </dt>
            <dd>
              <a href={url} target="_blank" rel="noreferrer noopener" dir="ltr">
                {url.replace(/^https?:\/\//, '')}
              </a>
            </dd>
          </>
        )}
        {conference && (
          <>
            <dt>
              <IconVideo {...icon} />
              <span className="visually-hidden">{t('calendar.field.conference')}</span>
            </dt>
            <dd>
              <a href={conference} target="_blank" rel="noreferrer noopener" dir="ltr">
                {conference.replace(/^https?:\/\//, '')}
              </a>
            </dd>
          </>
        )}
        {(isFree || (isPrivate && isEditable)) && (
          <>
            <dt>
              <IconLock {...icon} />
              <span className="visually-hidden">{t('calendar.field.visibility')}</span>
            </dt>
            <dd>
              {isFree && <div>{t('calendar.isFree')}</div>}
              {isPrivate && isEditable && <div>{t('calendar.isPrivate')}</div>}
            </dd>
          </>
        )}
        {guests.length > 0 && (
          <>
            <dt>
              <IconUsers {...icon} />
              <span className="visually-hidden">{t('calendar.field.guests')}</span>
            </dt>
            <dd>
              <ul className={classes.guests}>
                {guests.slice(0, maxGuests).map((guest) => (
                  <li key={guest.personId ?? guest.email}>
                    <bdi>{guest.name || guest.email}</bdi>
                    <span className={classes.quiet}>{t(`calendar.answered.${guest.answer}`)}</span>
                  </li>
                ))}
                {guests.length > maxGuests && <li className={classes.quiet}>{t('calendar.more', { count: guests.length - maxGuests })}</li>}
              </ul>
            </dd>
          </>
        )}
      </dl>
      <AnswerButtons event={event} />
      <div className={classes.foot}>
        <Button look="outline" data-edits onClick={onEdit}>
          {t(isEditable ? 'common.edit' : 'common.details')}
        </Button>
        {isEditable && mayRemove && (
          <IconButton label={t('calendar.remove')} onClick={onRemove}>
            <IconTrash size={20} stroke={1.75} />
          </IconButton>
        )}
      </div>
    </CardFrame>
  );
}

interface FrameProps {
  place: CardPlace;
  label: string;
  head: ReactNode;
  /** Whether to focus the first field. */
  isForm?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A popover next to the clicked element; a bottom sheet on a phone. */
export function CardFrame({ place, label, head, isForm = false, onClose, children }: FrameProps) {
  const { t } = useTranslation();
  const isCompact = useCompact();
  if (isCompact)
    return (
      <Dialog kind="sheet" title={label} head={head} focuses={isForm ? 'field' : 'none'} onClose={onClose}>
        <div className={classes.content}>{children}</div>
      </Dialog>
    );
  return (
    <Floating anchor={place.anchor} at={place.at} align="beside" role="dialog" label={label} onClose={onClose}>
      <div className={classes.card}>
        <div className={classes.frameHead}>{head}</div>
        <div className={classes.content}>{children}</div>
        {/* Last, so that the focus begins with what is mostly wanted. */}
        <IconButton label={t('ui.close')} className={classes.close} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </div>
    </Floating>
  );
}
