import { type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch, IconX } from '#web/icons.ts';
import classes from './chat-search.module.css';

/** How long typing must rest before the address says what is searched for. */
const restMs = 200;

interface Props {
  q: string;
  /** At each key: names are found at once. */
  onType: (typed: string) => void;
  onSearch: (q: string) => void;
  /** Arrow down and Enter lead into what was found. */
  onLeave: (how: 'next' | 'open') => void;
  inputRef: Ref<HTMLInputElement>;
}

/** The search in names and messages; follows the address when that changes otherwise. */
export function ChatSearch({ q, onType, onSearch, onLeave, inputRef }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  if (seen !== q) {
    setSeen(q);
    if (typed.trim() !== q) setTyped(q);
  }
  useEffect(() => onType(typed.trim()), [typed, onType]);
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => onSearch(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed, q, onSearch]);

  const clear = () => {
    setTyped('');
    onSearch('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') onLeave('next');
    else if (event.key === 'Enter' && typed.trim()) onLeave('open');
    else if (event.key === 'Escape' && typed) clear();
    else if (event.key === 'Escape') event.currentTarget.blur();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className={classes.search}>
      <IconSearch size={18} />
      <input
        ref={inputRef}
        className={classes.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        maxLength={200}
        aria-label={t('chat.search')}
        placeholder={t('chat.search')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {typed ? (
        <button type="button" className={classes.clear} aria-label={t('chat.clearSearch')} title={t('chat.clearSearch')} onClick={clear}>
          <IconX size={16} />
        </button>
      ) : (
        <span className={classes.key} aria-hidden="true">
          /
        </span>
      )}
    </search>
  );
}
