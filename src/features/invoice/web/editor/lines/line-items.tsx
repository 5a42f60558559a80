import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { TaxRate } from '#platform/seller/contract.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus } from '#web/icons.ts';
import { loadQuietly } from '#web/load-quietly.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { useStable } from '#web/use-stable.ts';
import { dropIndex, emptyLine, type LineDraft, type LineErrors, moveLine, nextKey } from './line-drafts.ts';
import classes from './line-items.module.css';
import { LineRow } from './line-row.tsx';

type DragKit = typeof import('./line-drag-kit.ts');

interface Props {
  lines: readonly LineDraft[];
  /** Date that delivery rules are relative to. */
  issuedOn: string;
  hasRulesOnly?: boolean;
  currency: string;
  /** Whether prices include tax. */
  isGross: boolean;
  /** Available rates; the first is the default for a new line. */
  taxRates: readonly TaxRate[];
  /** Validation errors by line key. */
  errors?: Readonly<Record<number, LineErrors>>;
  onChange: (lines: LineDraft[]) => void;
}

/** The lines of an invoice as editable rows: add, duplicate, remove, and move by drag, menu or Alt with an arrow key. */
export function LineItems({ lines, issuedOn, hasRulesOnly = false, currency, isGross, taxRates, errors = {}, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(lines);
  latest.current = lines;
  const [said, setSaid] = useState('');
  const [kit, setKit] = useState<DragKit>();

  const focusLine = (key: number, field = 'description') =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-key="${key}"] [name="${field}"]`)?.focus());
  const insert = (line: LineDraft, at: number) => {
    onChange([...latest.current.slice(0, at), line, ...latest.current.slice(at)]);
    focusLine(line.key);
  };
  const add = () => insert(emptyLine(nextKey(lines), taxRates[0], i18n.language), lines.length);
  const indexOf = (key: number) => latest.current.findIndex((line) => line.key === key);
  const move = (key: number, to: number) => {
    if (to < 0 || to >= latest.current.length) return;
    onChange(moveLine(latest.current, indexOf(key), to));
    setSaid(t('invoice.editor.line.moved', { position: to + 1, count: latest.current.length }));
  };

  const on = useStable({
    change: (key: number, part: Partial<LineDraft>) =>
      onChange(latest.current.map((line) => (line.key === key ? { ...line, ...part } : line))),
    step: (key: number, by: -1 | 1) => {
      const focused = document.activeElement;
      move(key, indexOf(key) + by);
      // Moving a row in the DOM loses the focus.
      requestAnimationFrame(() => focused instanceof HTMLElement && focused.isConnected && focused.focus());
    },
    duplicate: (key: number) => {
      const index = indexOf(key);
      const line = latest.current[index];
      if (line) insert({ ...line, key: nextKey(latest.current) }, index + 1);
    },
    remove: (key: number) => {
      const index = indexOf(key);
      const line = latest.current[index];
      if (!line) return;
      const rest = latest.current.filter((one) => one !== line);
      const next = rest[Math.min(index, rest.length - 1)];
      onChange(rest);
      if (next) focusLine(next.key);
      toast({
        message: t('invoice.editor.line.removed'),
        action: { label: t('common.undo'), run: () => insert({ ...line, key: nextKey(latest.current) }, index), isUndo: true },
      });
    },
    drop: (key: number, ontoKey: number, edge: 'before' | 'after') => move(key, dropIndex(indexOf(key), indexOf(ontoKey), edge)),
  });
  useEffect(() => kit?.watchLineDrags(on.drop), [kit, on]);
  const loadKit = () => {
    if (!kit) loadQuietly(() => import('./line-drag-kit.ts'), setKit);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const field = event.target;
    if (!(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    const index = indexOf(Number(field.closest<HTMLElement>('[data-key]')?.dataset.key));
    const next = lines[index + 1];
    if (next) focusLine(next.key, field.name);
    else add();
  };
  return (
    <div className={classes.place}>
      <div className={classes.names} aria-hidden="true">
        {(['description', 'quantity', 'unit', 'price', 'discount', 'tax', 'amount'] as const).map((name) => (
          <span key={name} data-column={name}>
            {t(`invoice.editor.line.${name}`)}
          </span>
        ))}
      </div>
      <ol
        ref={list}
        className={classes.list}
        aria-label={t('invoice.editor.line.list')}
        onKeyDown={onKeyDown}
        onFocus={loadKit}
        onPointerEnter={loadKit}
      >
        {lines.map((line, index) => (
          <LineRow
            key={line.key}
            line={line}
            index={index}
            total={lines.length}
            issuedOn={issuedOn}
            hasRulesOnly={hasRulesOnly}
            currency={currency}
            isGross={isGross}
            taxRates={taxRates}
            errors={errors[line.key]}
            dragLine={kit?.dragLine}
            on={on}
          />
        ))}
      </ol>
      <Button look="plain" className={classes.add} onClick={add}>
        <IconPlus size={18} aria-hidden="true" />
        {t('invoice.editor.line.add')}
      </Button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
