import { type FormEvent, useEffect, useState } from 'react';
import { keepDraft, keptDraft } from '#web/draft-storage.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { CalendarEvent, CalendarName } from '../../contract.ts';
import { defaultCalendar, type EventValues, newEventOf, newValues, shownEvent, wrongTimes } from '../drawer/event-values.ts';
import { draftStorage } from '../drawer/use-event-form.ts';
import { WhenFields } from '../drawer/when-fields.tsx';
import { type EventTimes, eventKey } from '../event-times.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import classes from './calendar-card.module.css';
import { CardFrame, EventCard } from './event-card.tsx';
import type { CardPlace, ShownCard } from './shown-card.ts';

interface Props {
  card: ShownCard;
  events: readonly CalendarEvent[] | undefined;
  calendars: readonly CalendarName[];
  actions: CalendarActions;
  onEdit: (event: CalendarEvent) => void;
  onRemove: (event: CalendarEvent) => void;
  onMore: (times: EventTimes) => void;
  onClose: () => void;
}

/** Popover next to an event or an empty slot. */
export function CalendarCard({ card, events, calendars, actions, onEdit, onRemove, onMore, onClose }: Props) {
  const event = card.key === undefined ? undefined : events?.find((one) => eventKey(one) === card.key);
  const isGone = card.key !== undefined && events !== undefined && !event;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  if (card.times)
    return <QuickCreate place={card} times={card.times} calendars={calendars} actions={actions} onMore={onMore} onClose={onClose} />;
  if (!event) return null;
  return <EventCard place={card} event={event} onEdit={() => onEdit(event)} onRemove={() => onRemove(event)} onClose={onClose} />;
}

interface QuickCreateProps {
  place: CardPlace;
  times: EventTimes;
  calendars: readonly CalendarName[];
  actions: CalendarActions;
  /** Opens the full form with the values entered here. */
  onMore: (times: EventTimes) => void;
  onClose: () => void;
}

type Typed = Pick<EventValues, 'title'>;
const titleStorage = 'atrium.calendar.quick';
const draftKey = 'new';

/** Form for a new event in an empty slot: a title and Enter. An unsaved title is restored the next time. */
function QuickCreate({ place, times, calendars, actions, onMore, onClose }: QuickCreateProps) {
  const { t } = useTranslation();
  const begun = newValues(times, defaultCalendar(calendars));
  const [values, setValues] = useState<EventValues>(() => ({
    ...begun,
    title: keptDraft<Typed>(titleStorage, draftKey)?.values.title ?? '',
  }));
  const [errors, setErrors] = useState<Partial<Record<keyof EventValues, string>>>({});
  const change = (part: Partial<EventValues>) => {
    setValues({ ...values, ...part });
    setErrors({});
    if (part.title !== undefined) keepTitle(part.title);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongTimes(values);
    if (!values.title.trim()) return setErrors({ title: t('calendar.says.required') });
    if (wrong) return setErrors({ [wrong.field]: reasonText(t, wrong.reason) });
    actions.addAtOnce(newEventOf(values), shownEvent(values, null), () => keepTitle(''));
    onClose();
  };
  const showMore = () => {
    keepTitle('');
    keepDraft(draftStorage, { key: draftKey, values, base: begun, version: 0 });
    onMore(times);
  };
  const head = <h2 className={classes.head}>{t('calendar.newEvent')}</h2>;
  return (
    <CardFrame place={place} label={t('calendar.newEvent')} head={head} isForm onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={save}>
        <TextField
          label={t('calendar.field.title')}
          value={values.title}
          error={errors.title}
          dir="auto"
          maxLength={300}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <WhenFields form={{ values, errors, change }} hasZone={false} />
        <div className={classes.foot}>
          <Button look="plain" onClick={showMore}>
            {t('calendar.moreOptions')}
          </Button>
          <Button type="submit">{t('common.add')}</Button>
        </div>
      </form>
    </CardFrame>
  );
}

function keepTitle(title: string): void {
  keepDraft<Typed>(titleStorage, title ? { key: draftKey, values: { title }, base: { title: '' }, version: 0 } : null);
}
