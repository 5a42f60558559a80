import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { useCan, useRights } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { ApiError } from '#web/api-error.ts';
import { formatTime } from '#web/dates/format-date.ts';
import { formatWholeDay } from '#web/dates/format-whole-day.ts';
import { today } from '#web/dates/plain-day.ts';
import { readerTime } from '#web/dates/reader-time.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMenu2, IconSun } from '#web/icons.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useInlineSize } from '#web/use-inline-size.ts';
import type { TodoTask } from '../../contract.ts';
import { QuickAdd } from '../quick-add/quick-add.tsx';
import { type TodoPlace, todoAddress } from '../todo-place.ts';
import type { TodoActions } from '../use-todo-actions.ts';
import { clockOf, type DayItem, type DayPart, dayParts, freeTimes, partsOfDay, plannedSpan, spannedEvents } from './day-model.ts';
import { DayPlan } from './day-plan.tsx';
import { dayEventsQuery, dueCardsQuery, keepWhose, keptWhose, myDayQuery, type WhoseTodos } from './day-queries.ts';
import { DayRow } from './day-row.tsx';
import classes from './my-day.module.css';
import { useDayActions } from './use-day-actions.ts';
import { useDayDragKit } from './use-day-drag-kit.ts';

interface Props {
  place: TodoPlace;
  actions: TodoActions;
  onOpen: (id: number) => void;
  /** Opens filters and tags when they have no column. */
  onPlaces: (() => void) | undefined;
}

/** Width in pixels from which the schedule is beside the items; below that, above them. */
const planBeside = 760;

/** Overdue, current and upcoming items, with the day's schedule. */
export function MyDay({ place, actions, onOpen, onPlaces }: Props) {
  const { t, i18n } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const width = useInlineSize(root);
  const day = today();
  const [whose, setWhose] = useState(keptWhose);
  const showOf = (shown: WhoseTodos) => {
    keepWhose(shown);
    setWhose(shown);
  };
  const rights = useRights('Todo');
  const mayReadBoards = useCan('read', 'Board');
  const mayReadCalendar = useCan('read', 'Calendar');
  const mayMoveCards = useCan('update', 'Board');
  const mayPlan = useCan('create', 'Calendar');
  const query = useQuery(myDayQuery(whose, day));
  const answer = useShown(myDayQuery(whose, day), query.data);
  const cards = useShown(dueCardsQuery(day), useQuery({ ...dueCardsQuery(day), enabled: mayReadBoards }).data);
  const events = useShown(dayEventsQuery(day), useQuery({ ...dayEventsQuery(day), enabled: mayReadCalendar }).data) ?? [];
  const { finishCard, plan } = useDayActions();
  const kit = useDayDragKit(mayPlan && width >= planBeside);
  const spans = spannedEvents(events, day);

  const planAt = (title: string, at: number) => {
    const span = plannedSpan(at, spans);
    if (span) plan(title, day, span);
  };
  const latest = useRef(planAt);
  latest.current = planAt;
  useEffect(() => kit?.watchDayDrags((title, at) => latest.current(title, at)), [kit]);

  const clock = readerTime(new Date());
  const times = freeTimes(Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16)), spans);
  const rowOf = (item: DayItem) => (
    <DayRow
      key={`${item.kind} ${item.id}`}
      item={item}
      kit={kit}
      href={item.kind === 'todo' ? todoAddress(place, item.id) : pageAddress('/apps/kanban', {}, { task: item.id })}
      onOpen={item.kind === 'todo' ? () => onOpen(item.id) : undefined}
      onTick={tickOf(item)}
      times={
        mayPlan ? times.map((at) => ({ label: formatTime(clockOf(at), i18n.language), run: () => planAt(item.title, at) })) : undefined
      }
    />
  );
  const tickTodo = ({ id, title, isCompleted }: TodoTask) =>
    actions.change([id], { isCompleted: !isCompleted }, isCompleted ? undefined : () => t('todo.day.done.card', { title }));
  const tickOf = (item: DayItem) => {
    if (item.kind === 'todo') return rights.update ? () => tickTodo(item.task) : undefined;
    return mayMoveCards && item.card.doneBoardId !== null ? () => finishCard(item.card) : undefined;
  };
  const parts = answer && partsOfDay(answer.tasks, cards?.cards ?? [], day);
  const isEmpty = parts && dayParts.every((part) => parts[part].length === 0);
  const isWide = width >= planBeside;
  const isPlanShown = mayReadCalendar && (isWide || events.length > 0);
  const dayPlan = isPlanShown && (
    <DayPlan day={day} events={spans} allDay={events.filter(({ allDay }) => allDay)} isShort={!isWide} kit={kit} />
  );
  return (
    <div ref={root} className={classes.day} data-wide={isWide || undefined}>
      <div className={classes.main}>
        <header className={classes.head}>
          {onPlaces && (
            <IconButton label={t('todo.places')} onClick={onPlaces}>
              <IconMenu2 size={20} />
            </IconButton>
          )}
          <h1 className={classes.title}>
            {t('todo.filter.my-day')}
            <span className={classes.date}>{formatWholeDay(day, i18n.language, day)}</span>
          </h1>
          {answer && (
            <span className={classes.count}>
              {t('todo.openCount', { count: answer.open, shown: formatNumber(answer.open, i18n.language) })}
            </span>
          )}
          <span className={classes.whose}>
            <Switch label={t('todo.day.mine')} isOn={whose === 'mine'} onChange={(isMine) => showOf(isMine ? 'mine' : 'all')} />
          </span>
        </header>
        {rights.create && <QuickAdd place={place} actions={withToday(actions)} inputRef={null} />}
        {!isWide && dayPlan}
        <div className={classes.lists}>
          {!parts ? (
            query.error ? (
              <ErrorState
                title={t('todo.failed.list')}
                text={t(query.error instanceof ApiError && query.error.status === 0 ? 'todo.failed.offline' : 'todo.failed.server')}
                onTryAgain={() => void query.refetch()}
              />
            ) : (
              <div className={classes.waiting} role="status" aria-label={t('ui.loading')} />
            )
          ) : (
            <>
              {isEmpty && <PaneMessage icon={<IconSun />} title={t('todo.day.empty')} text={t('todo.day.emptyText')} />}
              {dayParts.map((part) => parts[part].length > 0 && <Part key={part} part={part} items={parts[part]} rowOf={rowOf} />)}
              {answer.open > answer.tasks.length && (
                <p className={classes.more}>
                  <PageLink href="/apps/todo">{t('todo.day.more', { count: answer.open - answer.tasks.length })}</PageLink>
                </p>
              )}
              {answer.completed.length > 0 && (
                <details className={classes.completed}>
                  <summary>{t('todo.day.completed', { count: answer.completed.length })}</summary>
                  <ul className={classes.list}>
                    {answer.completed.map((task) => rowOf({ kind: 'todo', id: task.id, title: task.title, task }))}
                  </ul>
                </details>
              )}
            </>
          )}
        </div>
      </div>
      {isWide && dayPlan}
    </div>
  );
}

function Part({ part, items, rowOf }: { part: DayPart; items: readonly DayItem[]; rowOf: (item: DayItem) => React.ReactNode }) {
  const { t, i18n } = useTranslation();
  const name = t(`todo.day.part.${part}`);
  return (
    <section aria-label={name}>
      <h2 className={classes.part} data-part={part}>
        {name} <span className={classes.count}>{formatNumber(items.length, i18n.language)}</span>
      </h2>
      <ul className={classes.list}>{items.map(rowOf)}</ul>
    </section>
  );
}

/** To-dos added here are due today, unless the line has another date. */
function withToday(actions: TodoActions): TodoActions {
  return { ...actions, add: (task) => actions.add({ ...task, dueDate: task.dueDate || today() }) };
}
