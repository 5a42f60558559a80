import type { ReactNode } from 'react';
import type { PersonRef } from '#platform/people/contract.ts';
import { formatTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendar, IconClock, IconRepeat, IconStarFilled, IconUser, IconX } from '#web/icons.ts';
import { TintDot } from '#web/ui/tint-mark.tsx';
import type { QuickAdd } from '../../quick-add/read-quick-add.ts';
import { dayText, repeatText } from '../todo-texts.ts';
import classes from './quick-add.module.css';
import type { Understood } from './read-line.ts';

interface Props {
  line: QuickAdd;
  people: readonly PersonRef[];
  onTakeOff: (what: Understood) => void;
}

/** Chips that show how a line is parsed; removing one turns it back into title text. */
export function QuickAddChips({ line, people, onTakeOff }: Props) {
  const { t, i18n } = useTranslation();
  const chip = (what: Understood, icon: ReactNode, text: string) => (
    <li key={what} className={classes.chip}>
      {icon}
      <bdi>{text}</bdi>
      <button
        type="button"
        className={classes.off}
        aria-label={t('todo.quick.takeOff', { what: text })}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onTakeOff(what)}
      >
        <IconX size={14} />
      </button>
    </li>
  );
  const person = people.find(({ id }) => id === line.assigneeId);
  const chips = [
    line.dueDate && chip('date', <IconCalendar size={14} />, dayText(line.dueDate, t, i18n.language, new Date())),
    line.dueTime && chip('time', <IconClock size={14} />, formatTime(line.dueTime, i18n.language)),
    line.repeat && chip('repeat', <IconRepeat size={14} />, repeatText(t, line.repeat, i18n.language)),
    person && chip('person', <IconUser size={14} />, person.fullName),
    line.isImportant && chip('important', <IconStarFilled size={14} />, t('todo.filter.important')),
    ...line.tags.map((tag) => chip(`#${tag}`, <TintDot name={tag} />, tag)),
  ].filter(Boolean);
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('todo.quick.understood')} aria-live="polite">
      {chips}
    </ul>
  );
}
