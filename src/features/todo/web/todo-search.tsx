import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch, IconX } from '#web/icons.ts';
import classes from './todo-search.module.css';

/** How long typing must rest before the list is searched. */
const restMs = 200;

interface Props {
  q: string;
  onSearch: (q: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** The search in the list that is shown; follows the address when that changes otherwise. */
export function TodoSearch({ q, onSearch, inputRef }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  if (seen !== q) {
    setSeen(q);
    setTyped(q);
  }
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => onSearch(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed, q, onSearch]);
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <search className={classes.search}>
      <IconSearch size={18} aria-hidden="true" />
      <input
        ref={inputRef}
        className={classes.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        dir={typed ? 'auto' : undefined}
        aria-label={t('todo.search')}
        placeholder={t('todo.search')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch(typed.trim());
          if (event.key !== 'Escape') return;
          if (typed) clear();
          else event.currentTarget.blur();
          event.stopPropagation();
        }}
      />
      {typed && (
        <button type="button" className={classes.clear} aria-label={t('todo.clearSearch')} title={t('todo.clearSearch')} onClick={clear}>
          <IconX size={16} />
        </button>
      )}
    </search>
  );
}
