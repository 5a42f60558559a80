import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { OptionList } from '#web/ui/option-list.tsx';
import { OptionWords } from '#web/ui/option-words.tsx';
import { useOptionList } from '#web/ui/use-option-list.ts';
import { openTermOf, type SearchSuggestion, suggestSearch } from '../../search/suggest-search.ts';
import { useSuggestions } from '../compose/recipients/use-suggestions.ts';
import { useLabels } from '../labels/use-labels.ts';
import { recentDays } from './recent-days.ts';

/** Combobox attributes for the search field. */
export type SuggestionField = ReturnType<typeof useOptionList>['field'];

interface Props {
  typed: string;
  onPick: (q: string) => void;
  /** Called when the field's attributes change, and with undefined when the suggestions close. */
  onField: (field: SuggestionField | undefined) => void;
  /** Handles the field's keys before the field does. */
  keyRef: RefObject<((event: KeyboardEvent) => void) | undefined>;
}

const ofPeople = new Set(['from', 'to', 'cc', 'bcc']);

/**
 * Suggests operators and their values below the mail search. Enter searches for the typed text unless an arrow key has highlighted a
 * suggestion.
 */
export function SearchSuggestions({ typed, onPick, onField, keyRef }: Props) {
  const { t, i18n } = useTranslation();
  const { all } = useLabels();
  const term = openTermOf(typed);
  const people = useSuggestions(term?.operator && ofPeople.has(term.operator) ? term.value : '');
  const labels = all.filter(({ own }) => own);
  const suggestions = suggestSearch(typed, { language: i18n.language, labels, people, days: recentDays(new Date()) });
  const [closedAt, setClosedAt] = useState<string>();
  const isOpen = closedAt !== typed && suggestions.length > 0;
  const { list, chosen, reset, onArrow, field } = useOptionList({ options: suggestions, isOpen, first: -1 });
  const pick = ({ q }: SearchSuggestion) => {
    reset();
    onPick(q);
  };

  useLayoutEffect(() => {
    keyRef.current = (event) => {
      if (onArrow(event)) event.preventDefault();
      else if (event.key === 'Enter' && chosen) {
        event.preventDefault();
        pick(chosen);
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        event.stopPropagation();
        setClosedAt(typed);
      }
    };
  });
  const { 'aria-expanded': expanded, 'aria-controls': controls, 'aria-activedescendant': active } = field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is made anew by each render, and is another by these alone.
  useLayoutEffect(() => onField(field), [expanded, controls, active]);
  useLayoutEffect(
    () => () => {
      keyRef.current = undefined;
      onField(undefined);
    },
    [keyRef, onField],
  );
  return (
    <OptionList
      list={list}
      label={t('email.suggest.title')}
      keyOf={({ q }) => q}
      show={({ text, name, operator, isOperator }) => (
        <OptionWords name={name || text} text={isOperator ? t(`email.suggest.${operator}`) : name ? text : ''} />
      )}
      onPick={pick}
    />
  );
}
