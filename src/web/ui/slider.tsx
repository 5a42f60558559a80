import { type CSSProperties, useId } from 'react';
import classes from './slider.module.css';

export interface SliderLook {
  label: string;
  min?: number;
  max?: number;
  step?: number;
  tone?: 'accent' | 'success' | 'info' | 'warning' | 'danger';
  disabled?: boolean;
  /** Formats the value for display and screen readers; the plain number by default. */
  format?: (value: number) => string;
  /** Tick marks with optional labels below. */
  marks?: readonly { at: number; label?: string }[];
}

interface SliderProps extends SliderLook {
  value: number;
  onChange: (value: number) => void;
  size?: 'small' | 'large';
  isVertical?: boolean;
  hidesLabel?: boolean;
}

/** A slider based on a native range input, with its keyboard support and right-to-left mirroring. */
export function Slider(props: SliderProps) {
  const { label, min = 0, max = 100, step = 1, tone = 'accent', disabled, format = String, marks = [] } = props;
  const { value, onChange, size, isVertical = false, hidesLabel = false } = props;
  const id = useId();
  return (
    <div className={classes.slider} data-tone={tone} data-size={size} data-vertical={isVertical || undefined}>
      <div className={hidesLabel ? 'visually-hidden' : classes.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{format(value)}</output>
      </div>
      <div className={classes.place}>
        <input
          id={id}
          type="range"
          className={classes.input}
          style={shareOf(value, { min, max }) as CSSProperties}
          {...{ min, max, step, disabled, value }}
          aria-orientation={isVertical ? 'vertical' : undefined}
          aria-valuetext={format(value)}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        <SliderMarks {...{ min, max, marks }} />
      </div>
    </div>
  );
}

/** The tick marks below a slider. Decorative, because the value conveys the same. */
export function SliderMarks({ min, max, marks }: Required<Pick<SliderLook, 'min' | 'max' | 'marks'>>) {
  return (
    marks.length > 0 && (
      <div className={classes.marks} aria-hidden="true">
        {marks.map(({ at, label }) => (
          <span key={at} className={classes.mark} style={shareOf(at, { min, max }) as CSSProperties}>
            {label}
          </span>
        ))}
      </div>
    )
  );
}

/** Returns the position of a value from 0 to 1 as a CSS custom property. */
export const shareOf = (value: number, { min, max }: { min: number; max: number }) => ({ '--share': (value - min) / (max - min || 1) });
