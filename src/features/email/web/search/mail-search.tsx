import { type KeyboardEvent, type Ref, Suspense, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import classes from './mail-search.module.css';
import type { SuggestionField } from './search-suggestions.tsx';

const SearchSuggestions = lazyPart(() => import('./search-suggestions.tsx').then((module) => module.SearchSuggestions));

/** A combobox from the start, so what a screen reader announced stays true. */
const closedField = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const;

interface Props {
  q: string;
  onSearch: (q: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** The mail search: a field that becomes a combobox with suggestions once these are loaded. */
export function MailSearch({ q, onSearch, inputRef }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(q);
  const [hasFocus, setFocus] = useState(false);
  const [field, setField] = useState<SuggestionField>();
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined);
  return (
    <div className={classes.search}>
      <SearchField
        q={q}
        onSearch={onSearch}
        onType={setTyped}
        onKeyDown={(event) => onKey.current?.(event)}
        field={{ ...closedField, ...field, onFocus: () => setFocus(true), onBlur: () => setFocus(false) }}
        inputRef={inputRef}
        label={t('email.search')}
        clearLabel={t('email.clearSearch')}
        hasKey
      />
      {hasFocus && typed !== '' ? (
        <Suspense>
          <SearchSuggestions typed={typed} onPick={onSearch} onField={setField} keyRef={onKey} />
        </Suspense>
      ) : null}
    </div>
  );
}
