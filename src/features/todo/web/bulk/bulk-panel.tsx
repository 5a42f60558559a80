import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addDays, today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { Floating } from '#web/ui/floating.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TintMark } from '#web/ui/tint-mark.tsx';
import type { TodoTask } from '../../contract.ts';
import type { TodoChange } from '../todo-optimistic-updates.ts';
import { newestPage, usePeople } from '../todo-queries.ts';
import { dayText } from '../todo-texts.ts';
import classes from './bulk-panel.module.css';

export type BulkKind = 'tag' | 'assign' | 'due';

interface Props {
  kind: BulkKind;
  anchor: HTMLElement;
  chosen: readonly TodoTask[];
  /** @param message confirmation for a number of to-dos. */
  onChange: (change: TodoChange, message: (count: number) => string) => void;
  onClose: () => void;
}

/** Panel for setting a tag, an assignee or a due date of the selected to-dos. */
export function BulkPanel({ kind, anchor, chosen, onChange, onClose }: Props) {
  const { t } = useTranslation();
  const Choice = { tag: TagChoice, assign: PersonChoice, due: DayChoice }[kind];
  return (
    <Floating anchor={anchor} role="dialog" label={t(`todo.bulk.${kind}`)} onClose={onClose}>
      <div className={classes.panel}>
        <Choice chosen={chosen} onChange={onChange} />
      </div>
    </Floating>
  );
}

type ChoiceProps = Pick<Props, 'chosen' | 'onChange'>;

function TagChoice({ chosen, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tag = typed.trim().replace(/^#/, '');
    if (tag) onChange({ addTag: tag }, (count) => t('todo.done.tagged', { tag, count }));
  };
  const known = newestPage(queryClient)?.tags ?? [];
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextField
        label={t('todo.bulk.tagName')}
        value={typed}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.choices}>
        {known.slice(0, 12).map(({ tag }) => {
          const isOnAll = chosen.every(({ tags }) => tags.includes(tag));
          return (
            <button
              key={tag}
              type="button"
              className={classes.tag}
              aria-pressed={isOnAll}
              onClick={() =>
                isOnAll
                  ? onChange({ removeTag: tag }, (count) => t('todo.done.untagged', { tag, count }))
                  : onChange({ addTag: tag }, (count) => t('todo.done.tagged', { tag, count }))
              }
            >
              <TintMark name={tag} />
            </button>
          );
        })}
      </div>
      <Button type="submit" wide>
        {t('todo.bulk.addTag')}
      </Button>
    </form>
  );
}

function PersonChoice({ onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const people = usePeople();
  return (
    <div className={classes.form}>
      <PersonPicker
        label={t('todo.field.assignee')}
        people={people}
        value={[]}
        isSingle
        placeholder={t('todo.field.nobody')}
        onChange={([id]) => {
          const name = people.find((person) => person.id === id)?.fullName ?? '';
          if (id !== undefined) onChange({ assigneeId: id }, (count) => t('todo.done.assigned', { name, count }));
        }}
      />
      <Button look="outline" wide onClick={() => onChange({ assigneeId: null }, (count) => t('todo.done.unassigned', { count }))}>
        {t('todo.bulk.nobody')}
      </Button>
    </div>
  );
}

function DayChoice({ onChange }: ChoiceProps) {
  const { t, i18n } = useTranslation();
  const now = new Date();
  const choose = (day: string | null) =>
    onChange({ dueDate: day }, (count) =>
      day ? t('todo.done.due', { day: dayText(day, t, i18n.language, now), count }) : t('todo.done.undue', { count }),
    );
  return (
    <div className={classes.form}>
      <div className={classes.days}>
        {[0, 1, 7].map((days) => (
          <Button key={days} look="outline" onClick={() => choose(addDays(today(), days))}>
            {t(`todo.bulk.in.${days}`)}
          </Button>
        ))}
        <Button look="outline" onClick={() => choose(null)}>
          {t('todo.bulk.noDay')}
        </Button>
      </div>
      <DateField label={t('todo.field.dueDate')} value="" onChange={(day) => day && choose(day)} />
    </div>
  );
}
