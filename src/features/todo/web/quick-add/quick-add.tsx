import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, Suspense, useMemo, useState } from 'react';
import { ApiError } from '#web/api-error.ts';
import { readerClock } from '#web/dates/reader-clock.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import type { TodoPlace } from '../todo-place.ts';
import { readPeople, usePeople } from '../todo-queries.ts';
import type { TodoActions } from '../use-todo-actions.ts';
import classes from './quick-add.module.css';
import type { LineReader, Understood } from './read-line.ts';

const QuickAddChips = lazyPart(() => import('./quick-add-chips.tsx').then(({ QuickAddChips }) => QuickAddChips));

interface Props {
  place: TodoPlace;
  actions: TodoActions;
  inputRef: Ref<HTMLInputElement>;
}

const nothing: ReadonlySet<string> = new Set();

/** One-line form for a to-do; the date parser is loaded on focus. */
export function QuickAdd({ place, actions, inputRef }: Props) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [plain, setPlain] = useState(nothing);
  const [loaded, setLoaded] = useState<LineReader>();
  const [hasFocus, setFocus] = useState(false);
  const [failure, setFailure] = useState('');
  const people = usePeople({ enabled: hasFocus || text !== '' });
  const { language } = i18n;
  const reader = loaded?.language === language ? loaded : undefined;
  const line = useMemo(
    () => (reader && text.trim() ? reader.read({ text, plain }, people, readerClock(new Date())) : undefined),
    [reader, text, plain, people],
  );

  const load = async () => {
    if (reader) return reader;
    const { loadLineReader } = await import('./read-line.ts');
    const ready = await loadLineReader(language);
    setLoaded(ready);
    return ready;
  };
  const takeOff = (what: Understood) => {
    if (reader) setPlain(new Set([...plain, ...reader.wordsFor(what, { text, plain }, people, readerClock(new Date()))]));
  };
  const add = async () => {
    if (!text.trim()) return;
    const typed = { text, plain };
    setText('');
    setPlain(nothing);
    setFailure('');
    try {
      // If the parser can't be loaded, the whole line is the title.
      const ready = await load().catch(() => undefined);
      const given = ready?.read(typed, await readPeople(queryClient), readerClock(new Date()));
      await actions.add({
        title: given?.title ?? typed.text.trim(),
        tags: [...new Set([...(place.tag === null ? [] : [place.tag]), ...(given?.tags ?? [])])],
        isImportant: place.filter === 'important' || (given?.isImportant ?? false),
        ...(given && {
          dueDate: given.dueDate,
          dueTime: given.dueTime,
          repeat: given.repeat,
          assignee: given.assigneeId === null ? null : { id: given.assigneeId },
        }),
      });
    } catch (error) {
      // Keeps what was typed in the meantime, too.
      setText((now) => (now ? `${typed.text} ${now}` : typed.text));
      setPlain(typed.plain);
      const said = error instanceof ApiError && Object.keys(error.fields).some((field) => field.endsWith('title'));
      setFailure(
        t(said ? 'todo.quick.tooLong' : error instanceof ApiError && error.status === 0 ? 'todo.failed.offline' : 'todo.quick.failed'),
      );
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void add();
    } else if (event.key === 'Escape') {
      if (!text) event.currentTarget.blur();
      setText('');
      setPlain(nothing);
      setFailure('');
    }
  };
  return (
    <div className={classes.place}>
      <div className={classes.line} data-failed={failure ? true : undefined}>
        <IconPlus size={20} aria-hidden="true" />
        <LimitedInput
          ref={inputRef}
          className={classes.input}
          type="text"
          dir={text ? 'auto' : undefined}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={400}
          aria-label={t('todo.quick.label')}
          aria-describedby={failure ? 'quick-add-failure' : 'quick-add-hint'}
          placeholder={t('todo.quick.placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setFailure('');
          }}
          onFocus={() => {
            setFocus(true);
            void load().catch(() => undefined);
          }}
          onBlur={() => setFocus(false)}
          onKeyDown={onKeyDown}
        />
        {text.trim() && (
          <button type="button" className={classes.add} onPointerDown={(event) => event.preventDefault()} onClick={() => void add()}>
            {t('common.add')}
          </button>
        )}
      </div>
      <span id="quick-add-hint" className="visually-hidden">
        {t('todo.quick.hint')}
      </span>
      {failure && (
        <p id="quick-add-failure" className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <Suspense fallback={null}>{line && <QuickAddChips line={line} people={people} onTakeOff={takeOff} />}</Suspense>
    </div>
  );
}
