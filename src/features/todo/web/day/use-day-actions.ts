import { useMemo } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { addEvent, type CalendarEvent, removeEvent } from '#features/calendar/contract.ts';
import { moveTask } from '#features/kanban/contract.ts';
import type { DueCard, listDueCards } from '#features/kanban/due-contract.ts';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { formatTime } from '#web/dates/format-date.ts';
import type { PlainDay } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { clockOf, momentInDay, type Span } from './day-model.ts';
import type { dayEventsQuery, dueCardsQuery } from './day-queries.ts';

type DueCards = AnswerOf<typeof listDueCards>;
type CardPlace = AnswerOf<typeof moveTask>['stood'];

const cardWords: ActionWords = { failed: (t) => t('todo.day.failed.card'), undoNeeds: ['update', 'Board'] };
const eventWords: ActionWords = { failed: (t) => t('todo.day.failed.plan'), undoNeeds: ['delete', 'Calendar'] };

export interface DayActions {
  /** Moves a card to its board's done column. */
  finishCard: (card: DueCard) => void;
  /** Creates an event for it. */
  plan: (title: string, day: PlainDay, span: Span) => void;
}

/** Actions of My day in other features, optimistic and with Undo. */
export function useDayActions(): DayActions {
  const { t, i18n } = useTranslation();
  const cards = useActions<{ due: ViewOf<ReturnType<typeof dueCardsQuery>> }>('board', cardWords);
  const events = useActions<{ day: ViewOf<ReturnType<typeof dayEventsQuery>> }>('calendar', eventWords);
  return useMemo(() => {
    const without = (id: number) => ({ due: (answer: DueCards) => ({ ...answer, cards: answer.cards.filter((card) => card.id !== id) }) });
    return {
      async finishCard(card) {
        const { id, title, spaceId, doneBoardId } = card;
        if (doneBoardId === null) return;
        let stood: CardPlace = { spaceId, boardId: card.boardId, beforeId: null };
        const moveTo = (place: CardPlace) => call(moveTask, { params: { id }, body: place });
        const isDone = await cards.attempt(async () => {
          const moved = await cards.show({
            rows: [id],
            look: without(id),
            send: () => moveTo({ spaceId, boardId: doneBoardId, beforeId: null }),
          });
          stood = moved.stood;
        }, t('todo.day.failed.card'));
        const takeBack = () => cards.show({ rows: [id], send: () => moveTo(stood) });
        if (isDone) cards.offerUndo(t('todo.day.done.card', { title }), takeBack, 'success');
      },
      async plan(title, day, { from, until }) {
        const [start, end] = [from, until].map((minutes) => momentInDay(day, minutes).toISOString());
        const event = { title, start: start ?? '', end: end ?? null, allDay: false, extendedProps: { calendar: 'Personal' as const } };
        let id = 0;
        const isDone = await events.attempt(async () => {
          const added = await events.show({
            look: { day: (all) => [...all, shownEvent(event)] },
            adds: true,
            send: () => call(addEvent, { body: { event } }),
            settled: (answer) => ({ day: (all) => (all.some((one) => one.id === answer.event.id) ? all : [...all, answer.event]) }),
          });
          id = added.event.id;
        }, t('todo.day.failed.plan'));
        const takeBack = () =>
          events.show({
            look: { day: (all) => all.filter((one) => one.id !== id) },
            send: () => call(removeEvent, { query: { id } }),
          });
        const time = formatTime(clockOf(from), i18n.language);
        if (isDone) events.offerUndo(t('todo.day.done.planned', { title, time }), takeBack, 'success');
      },
    };
  }, [t, i18n.language, cards, events]);
}

/** An optimistic event until the server responds. */
function shownEvent({ title, start, end }: { title: string; start: string; end: string | null }): CalendarEvent {
  return {
    ...{ id: 0, url: '', title, start, end, allDay: false },
    extendedProps: {
      ...{
        calendar: 'Personal',
        ownCalendarId: null,
        guests: [],
        location: '',
        description: '',
        conference: '',
        isFree: false,
        isPrivate: false,
        timeZone: 'UTC',
        rrule: null,
        reminders: [],
        ownerId: null,
      },
      ...{ isEditable: false, occurrence: null, isException: false, version: 0 },
    },
  };
}
