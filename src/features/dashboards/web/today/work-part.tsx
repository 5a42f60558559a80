import { useCan } from '#web/ability.ts';
import { formatAhead, formatPlainDay } from '#web/dates/format-date.ts';
import { dayOf } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChecklist } from '#web/icons.ts';
import { maxRows, type TodayCard } from '../../today-contract.ts';
import { listsOfFigures } from '../lists-of-figures.ts';
import { RowButton, TodayPart, TodayRow } from './today-part.tsx';
import type { useTodayActions } from './use-today-actions.ts';

interface Props {
  cards: TodayCard['cards'];
  todos: TodayCard['todos'];
  day: string;
  actions: ReturnType<typeof useTodayActions>;
}

/** The reader's due cards and to-dos, earliest due first. */
export function WorkPart({ cards, todos, day, actions }: Props) {
  const { t, i18n } = useTranslation();
  const mayTick = { cards: useCan('update', 'Board'), todos: useCan('update', 'Todo') };
  const done = (title: string, run: () => void) => (
    <RowButton label={t('dashboards.today.finishOne', { title })} onClick={run}>
      {t('dashboards.today.finish')}
    </RowButton>
  );
  const rows = [
    ...(cards?.rows ?? []).map((row) => {
      const due = dayOf(new Date(row.dueAt));
      const note = formatAhead(new Date(row.dueAt), i18n.language, new Date());
      const action = mayTick.cards && row.doneBoardId !== null && done(row.title, () => void actions.finishCard(row));
      return { key: `card ${row.id}`, href: listsOfFigures.card(row.id), title: row.title, due, note, action };
    }),
    ...(todos?.rows ?? []).map((row) => {
      const note = formatPlainDay(row.dueDate, i18n.language, day);
      const action = mayTick.todos && done(row.title, () => void actions.finishTodo(row));
      return { key: `todo ${row.id}`, href: listsOfFigures.todo(row.id), title: row.title, due: row.dueDate, note, action };
    }),
  ].sort((a, b) => a.due.localeCompare(b.due));
  return (
    <TodayPart
      icon={<IconChecklist size={16} />}
      name={t('dashboards.today.part.work')}
      total={(cards?.total ?? 0) + (todos?.total ?? 0)}
      href={todos ? listsOfFigures.myDay() : listsOfFigures.boards()}
      none={t('dashboards.today.none.work')}
    >
      {rows.slice(0, maxRows).map(({ key, href, title, due, note, action }) => (
        <TodayRow key={key} href={href} title={title} note={t('dashboards.today.due', { when: note })} isLate={due < day} action={action} />
      ))}
    </TodayPart>
  );
}
