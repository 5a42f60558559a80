import { useRef, useState } from 'react';
import { changedFields } from '#web/changed-fields.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { sendChange } from '#web/send-change.ts';
import { useAutosave } from '#web/use-autosave.ts';
import type { CalendarEvent } from '../../contract.ts';
import type { ChangeScope } from '../apply-event-change.ts';
import { eventKey } from '../event-times.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import { type EventValues, patchOf, savableValues, sentValues, shownEvent, valuesOf, wrongFields } from './event-values.ts';
import { type EventForm, useEventForm } from './use-event-form.ts';

/** The state a change is based on. */
interface Base {
  event: CalendarEvent;
  values: EventValues;
  version: number;
}

interface Given {
  event: CalendarEvent;
  scope: ChangeScope;
  actions: CalendarActions;
  /** Receives the current event or occurrence after a change. */
  onSaved: (event: CalendarEvent) => void;
}

const versionOf = ({ extendedProps }: CalendarEvent) => extendedProps.version;

/** Autosaves the fields of an open event: sends only changed fields and keeps other people's changes. */
export function useSavedEvent({ event, scope, actions, onSaved }: Given) {
  const form = useEventForm(event, valuesOf(event));
  const { values } = form;
  const running = useRef<Promise<Base> | undefined>(undefined);
  const isLeft = useRef(false);
  const [key] = useState(() => eventKey(event));
  const savable = savableValues(values, form.base);

  const send = async (base: Base): Promise<Base> => {
    const sent = savableValues(values, base.values);
    const names = changedFields(sentValues(base.values), sentValues(sent));
    if (names.length === 0) return base;
    const patch = patchOf(sent, base.values);
    const saved = await sendChange({
      ...{ base: sentValues(base.values), values: sentValues(sent), version: base.version, versionOf },
      valuesOf: (record: CalendarEvent) => sentValues(valuesOf(record)),
      send: (_, version) => {
        const based = { ...base.event, extendedProps: { ...base.event.extendedProps, version } };
        return actions.change(based, patch, shownEvent(sent, based), scopeOf(names, scope, base.event), key);
      },
    });
    // The server sanitizes the text; the editor keeps its own version.
    const settled = { ...valuesOf(saved), description: sent.description };
    form.goOn(saved, sent, settled);
    if (!isLeft.current) onSaved(saved);
    return { event: saved, values: settled, version: versionOf(saved) };
  };
  const known = (version = form.baseVersion): Base => ({ event, values: form.base, version });
  const save = (version?: number) =>
    form.send(async () => {
      running.current = send(known(version));
      await running.current.finally(() => {
        running.current = undefined;
      });
    });
  const leave = () => {
    if (isLeft.current) return;
    isLeft.current = true;
    // The last request may still be in flight.
    const begun = running.current?.catch(() => known()) ?? Promise.resolve(known());
    actions.keep(async () => {
      await send(await begun);
      form.forget();
    });
  };
  const isReady = changedFields(sentValues(form.base), sentValues(savable)).length > 0;
  const { status, saveNow } = useAutosave({ form, isReady, save, leave });
  return {
    form,
    status,
    saveNow,
    keepMine: () => form.conflict && void save(versionOf(form.conflict)),
    /** Discards unsaved edits because the event is being removed. */
    giveUp() {
      isLeft.current = true;
      form.forget();
    },
  };
}

/** Reminders apply to all occurrences; the recurrence never applies to one alone. */
function scopeOf(names: readonly string[], scope: ChangeScope, { extendedProps }: CalendarEvent): ChangeScope {
  if (names.every((name) => name === 'reminders')) return extendedProps.isException ? 'this' : 'all';
  return scope === 'this' && names.includes('rrule') ? 'following' : scope;
}

/** Fields that are selected rather than typed are saved immediately. */
const chosen: readonly (keyof EventValues)[] = ['calendar', 'allDay', 'reminders', 'guests', 'isFree', 'isPrivate'];

interface Saving {
  form: EventForm;
  saveNow: () => void;
  onRule: () => void;
}

/** Wraps a form to save selections immediately and to validate fields as they are typed. */
export function useSavingFields({ form, saveNow, onRule }: Saving): EventForm {
  const { t } = useTranslation();
  const wrong = Object.entries(wrongFields(form.values)).map(([name, reason]) => [
    name,
    name === 'title' ? t('calendar.says.required') : reasonText(t, reason),
  ]);
  return {
    ...form,
    errors: { ...Object.fromEntries(wrong), ...form.errors },
    change(part) {
      if ('rrule' in part) onRule();
      form.change(part);
      // Waits until the form state is updated.
      if (chosen.some((name) => name in part)) setTimeout(saveNow);
    },
  };
}
