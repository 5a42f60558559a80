import { type CSSProperties, useId } from 'react';
import classes from './slider.module.css';

export interface SliderLook {
  label: string;
  min?: number;
  max?: number;
  step?: number;
  tone?: 'accent' | 'success' | 'info' | 'warning' | 'danger';
  disabled?: boolean;
  /** The value as it is shown and said; the number itself unless given. */
  format?: (value: number) => string;
  /** Values with a tick, and what stands below it. */
  marks?: readonly { at: number; label?: string }[];
}

interface SliderProps extends SliderLook {
  value: number;
  onChange: (value: number) => void;
  size?: 'small' | 'large';
  isVertical?: boolean;
  hidesLabel?: boolean;
}

/** A value that is pulled, on the browser's own range input: its keys, and its mirroring from right to left. */
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

/** The ticks below a slider, for the eyes: the value says the same. */
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

/** How far along a value stands, from 0 to 1, for the styles. */
export const shareOf = (value: number, { min, max }: { min: number; max: number }) => ({ '--share': (value - min) / (max - min || 1) });
