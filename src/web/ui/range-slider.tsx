import type { CSSProperties } from 'react';
import classes from './slider.module.css';
import { type SliderLook, SliderMarks } from './slider.tsx';

interface RangeSliderProps extends SliderLook {
  /** Lower and upper value. */
  value: readonly [number, number];
  onChange: (value: readonly [number, number]) => void;
  /** Accessible names of the two thumbs, such as *Lowest price* and *Highest price*. */
  ends: readonly [string, string];
  /** Minimum distance between them. */
  apart?: number;
}

/** A range slider with two thumbs that can't cross. Each is its own range input with its own name. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min = 0, max = 100, step = 1, tone = 'accent', disabled, format = String, marks = [] } = props;
  const { value, onChange, ends, apart = 0 } = props;
  const [from, until] = value;
  const shareAt = (at: number) => (at - min) / (max - min || 1);
  const end = (name: string, at: number, put: (next: number) => readonly [number, number]) => (
    <input
      type="range"
      className={classes.input}
      aria-label={name}
      aria-valuetext={format(at)}
      {...{ min, max, step, disabled }}
      value={at}
      onChange={(event) => onChange(put(event.currentTarget.valueAsNumber))}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-label={label} className={classes.slider} data-tone={tone}>
      <div className={classes.head} aria-hidden="true">
        <span>{label}</span>
        <output>{`${format(from)} – ${format(until)}`}</output>
      </div>
      <div className={classes.pair} style={{ '--from': shareAt(from), '--until': shareAt(until) } as CSSProperties}>
        {end(ends[0], from, (next) => [Math.min(next, until - apart), until])}
        {end(ends[1], until, (next) => [from, Math.max(next, from + apart)])}
      </div>
      <SliderMarks {...{ min, max, marks }} />
    </div>
  );
}
