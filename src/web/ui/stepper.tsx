import type { ReactNode } from 'react';
import { IconAlertTriangle, IconCheck } from '#web/icons.ts';
import { useTranslation } from '../i18n.ts';
import classes from './stepper.module.css';

interface Step {
  readonly title: string;
  readonly text?: string;
  /** Replaces its number. */
  readonly icon?: ReactNode;
}

interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** Index of the open step. */
  current: number;
  /** How many steps can be opened. Those before the current one count as done, unless `done` lists them. */
  reached: number;
  done?: readonly number[];
  faulty?: readonly number[];
  look?: 'horizontal' | 'vertical' | 'modern';
  onChoose: (step: number) => void;
}

/** The steps of a form: done, open and upcoming. Clicking a step returns to it. */
export function Stepper({ label, steps, current, reached, done, faulty = [], look = 'horizontal', onChoose }: StepperProps) {
  const { t } = useTranslation();
  const isDone = (at: number) => (done ? done.includes(at) : at < reached);
  const stateOf = (at: number) => (faulty.includes(at) ? 'faulty' : at === current ? 'current' : isDone(at) ? 'done' : 'ahead');
  const isShort = steps.every(({ text }) => !text);
  return (
    <ol className={classes.steps} data-look={look} data-short={isShort ? '' : undefined} aria-label={label}>
      {steps.map(({ title, text, icon }, at) => {
        const state = stateOf(at);
        return (
          <li key={title} className={classes.step} data-state={state}>
            <button
              type="button"
              className={classes.button}
              aria-current={at === current ? 'step' : undefined}
              disabled={at > reached}
              onClick={() => onChoose(at)}
            >
              <span className={classes.mark} aria-hidden="true">
                {state === 'faulty' ? <IconAlertTriangle size={16} /> : state === 'done' ? <IconCheck size={16} /> : (icon ?? at + 1)}
              </span>
              <span className={classes.words}>
                <span className={classes.title}>{title}</span>
                {text && <span className={classes.text}>{text}</span>}
              </span>
              {(state === 'done' || state === 'faulty') && <span className="visually-hidden">{t(`ui.step.${state}`)}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
