import { type KeyboardEvent, useRef, useState } from 'react';
import type { TaxRate } from '#platform/seller/contract.ts';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { percentText } from '#web/money/percent-text.ts';
import { LimitedTextarea } from '#web/ui/limited-input.tsx';
import { OptionList } from '#web/ui/option-list.tsx';
import { OptionWords } from '#web/ui/option-words.tsx';
import { useOptionList } from '#web/ui/use-option-list.ts';
import { useTypedSearch } from '#web/use-typed-search.ts';
import { priceOf } from '../../../line-amounts.ts';
import { longestSuggested, type SuggestedLine, suggestInvoiceLines } from '../../../suggestion-contract.ts';
import { type Filled, fillLine } from './fill-line.ts';
import type { LineDraft } from './line-drafts.ts';
import classes from './line-row.module.css';

interface Props {
  line: LineDraft;
  label: string;
  currency: string;
  isGross: boolean;
  proposed: TaxRate | undefined;
  isInvalid: boolean | undefined;
  describedBy: string | undefined;
  onChange: (part: Partial<LineDraft>) => void;
}

const suggestionsQuery = (currency: string, isGross: boolean) => (q: string) => ({
  queryKey: ['invoice-line-suggestions', currency, isGross, q],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(suggestInvoiceLines, { query: { q, currency, isGross } }, { signal }),
  staleTime: 60_000,
});

/** Field for the description. Suggests products and earlier lines with their price, unit and tax, and accepts any other text. */
export function DescriptionField({ line, label, currency, isGross, proposed, isInvalid, describedBy, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const maySuggest = useCan('create', 'Invoice');
  const [isAsked, setAsked] = useState(false);
  const last = useRef<Filled>(undefined);
  const { found = [] } = useTypedSearch({
    typed: line.description.trim(),
    queryFor: suggestionsQuery(currency, isGross),
    isWanted: (q) => maySuggest && isAsked && q.length >= 2 && q.length <= longestSuggested,
    optionsOf: ({ suggestions }) => suggestions,
    textsOf: ({ description }) => [description],
  });
  // No option is active before an arrow key, so Enter still inserts a line break.
  const options = useOptionList({ options: found, isOpen: isAsked && found.length > 0, first: -1 });
  const close = () => {
    setAsked(false);
    options.reset();
  };
  const pick = (suggested: SuggestedLine) => {
    const { part, filled } = fillLine(line, suggested, { last: last.current, proposed, currency, language: i18n.language });
    last.current = filled;
    onChange(part);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape' && options.list.isOpen) close();
    else if (event.key === 'Enter' && options.chosen) pick(options.chosen);
    else if (!options.onArrow(event)) return;
    event.preventDefault();
    // Escape would also close a surrounding dialog.
    event.stopPropagation();
  };
  const { 'aria-controls': controls, 'aria-activedescendant': active } = options.field;
  return (
    <>
      <LimitedTextarea
        className={classes.input}
        name="description"
        rows={1}
        dir="auto"
        maxLength={5000}
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={controls}
        aria-activedescendant={active}
        placeholder={t('invoice.editor.line.descriptionHint')}
        value={line.description}
        onChange={(event) => {
          onChange({ description: event.currentTarget.value });
          setAsked(true);
          options.reset();
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <div className={classes.suggestions}>
        <OptionList
          list={options.list}
          label={t('invoice.editor.line.suggestions')}
          keyOf={({ kind, description }) => `${kind} ${description}`}
          sectionOf={({ kind }) => t(`invoice.editor.line.suggested.${kind}`)}
          show={(one) => <SuggestedWords suggested={one} currency={currency} />}
          onPick={pick}
        />
      </div>
    </>
  );
}

function SuggestedWords({ suggested, currency }: { suggested: SuggestedLine; currency: string }) {
  const { t, i18n } = useTranslation();
  const { description, price, unit, taxBasisPoints, taxName } = suggested;
  const { language } = i18n;
  const percent = percentText(taxBasisPoints, language);
  const known = price && priceOf(price);
  const facts = [
    known && formatMoney(known.price, currency, language, known.extraDigits),
    unit && t(`invoice.unit.${unit}`),
    taxBasisPoints > 0 &&
      (taxName ? t('invoice.editor.tax.named', { name: taxName, percent }) : t('invoice.editor.tax.percent', { percent })),
  ];
  return <OptionWords name={description} text={facts.filter(Boolean).join(' · ')} />;
}
