import { type KeyboardEvent, useState } from 'react';
import { IconMinus, IconPlus } from '#web/icons.ts';
import { useTranslation } from '../i18n.ts';
import { amountText } from '../money/amount-text.ts';
import { readAmount } from '../money/read-amount.ts';
import { reasonText } from '../refusal-text.ts';
import { type NumberLimits, stepNumber, stepsOfKey } from '../step-number.ts';
import { IconButton } from './icon-button.tsx';
import classes from './number-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface NumberFieldProps extends NumberLimits, Omit<TextFieldProps, 'value' | 'onChange' | 'min' | 'max' | 'step' | 'end'> {
  /** Null when empty. */
  value: number | null;
  /** Shown after the number: `cm`, `%`. */
  unit?: string;
  onChange: (value: number | null) => void;
}

/**
 * A number field: typed in the user's locale, or stepped by buttons and keys (a WAI-ARIA spin button). An invalid or out-of-range number
 * stays in the field with an error and isn't applied.
 */
export function NumberField({ value, unit, error, min, max, step, decimals = 0, onChange, ...field }: NumberFieldProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const limits: NumberLimits = { min, max, step, decimals };
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const scale = 10 ** decimals;
  const shown = value === null ? '' : amountText(Math.round(value * scale), language, decimals);

  const read = (text: string): number | null => {
    const counted = readAmount(text, language, decimals);
    return counted === null ? null : counted / scale;
  };
  const problemOf = (text: string): string => {
    if (text.trim() === '') return '';
    const number = read(text);
    if (number === null) return t('ui.number.unknown', { text });
    if (max !== undefined && number > max) return reasonText(t, { code: 'too_great', max });
    return min !== undefined && number < min ? reasonText(t, { code: 'too_small', min }) : '';
  };
  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    if (!problemOf(text)) onChange(read(text));
  };
  const leave = () => {
    if (typed !== undefined && problemOf(typed)) setLeft(true);
    else setTyped(undefined);
  };
  const go = (next: number) => {
    setTyped(undefined);
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = stepsOfKey(event.key);
    const next = typeof steps === 'number' ? stepNumber(value, steps, limits) : steps && limits[steps];
    if (next === undefined || field.disabled || field.readOnly) return;
    event.preventDefault();
    go(next);
  };
  const isStill = field.disabled || field.readOnly;
  return (
    <TextField
      {...field}
      role="spinbutton"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-valuenow={value ?? undefined}
      aria-valuetext={value === null ? undefined : [shown, unit].filter(Boolean).join(' ')}
      aria-valuemin={min}
      aria-valuemax={max}
      value={typed ?? shown}
      error={(isLeft && typed !== undefined && problemOf(typed)) || error}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={onKeyDown}
      end={
        <span className={classes.end}>
          {unit && (
            <span className={classes.unit} aria-hidden="true">
              {unit}
            </span>
          )}
          {/* The keys do the same within the field. */}
          <IconButton
            label={t('ui.number.less', { what: field.label })}
            tabIndex={-1}
            disabled={isStill || (min !== undefined && value !== null && value <= min)}
            onClick={() => go(stepNumber(value, -1, limits))}
          >
            <IconMinus size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('ui.number.more', { what: field.label })}
            tabIndex={-1}
            disabled={isStill || (max !== undefined && value !== null && value >= max)}
            onClick={() => go(stepNumber(value, 1, limits))}
          >
            <IconPlus size={16} aria-hidden="true" />
          </IconButton>
        </span>
      }
    />
  );
}
