import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconStarFilled, IconX } from '#web/icons.ts';
import { IconButton } from './icon-button.tsx';
import classes from './rating.module.css';

interface Props {
  label: string;
  /** 0 without a rating. */
  value: number;
  onChange: (value: number) => void;
  max?: number;
  hasHalves?: boolean;
  isClearable?: boolean;
  tone?: 'star' | 'accent' | 'danger' | 'success';
  size?: number;
  icon?: (size: number) => ReactNode;
  /** Names a value; *4 of 5* by default. */
  nameOf?: (value: number) => string;
  disabled?: boolean;
}

/** A star rating built from radio buttons, so arrow keys move between values. */
export function Rating(props: Props) {
  const { label, value, onChange, max = 5, hasHalves = false, isClearable = false, tone = 'star', size = 28, disabled } = props;
  const { t } = useTranslation();
  const { icon = (side) => <IconStarFilled size={side} />, nameOf = (given) => t('ui.rating.of', { value: given, max }) } = props;
  const group = useId();
  const [pointed, setPointed] = useState<number>();
  const shown = pointed ?? value;
  const step = hasHalves ? 0.5 : 1;
  return (
    <fieldset className={classes.rating} data-tone={tone} disabled={disabled}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.row} onPointerLeave={() => setPointed(undefined)}>
        {Array.from({ length: max }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the stars stay where they are.
            key={at}
            className={classes.star}
            style={{ '--filled': `${Math.max(0, Math.min(1, shown - at)) * 100}%` } as CSSProperties}
          >
            {icon(size)}
            <span className={classes.filled}>{icon(size)}</span>
            {(hasHalves ? [at + 0.5, at + 1] : [at + 1]).map((given) => (
              <input
                key={given}
                type="radio"
                name={group}
                className={classes.input}
                style={{ inlineSize: `${step * 100}%`, insetInlineStart: `${(given - step - at) * 100}%` }}
                aria-label={nameOf(given)}
                checked={value === given}
                onChange={() => onChange(given)}
                onPointerEnter={() => setPointed(given)}
              />
            ))}
          </span>
        ))}
        {isClearable && value > 0 && (
          <IconButton label={t('ui.rating.clear', { label })} disabled={disabled} onClick={() => onChange(0)}>
            <IconX size={18} />
          </IconButton>
        )}
        <span className={classes.name} aria-hidden="true">
          {shown > 0 && nameOf(shown)}
        </span>
      </div>
    </fieldset>
  );
}
