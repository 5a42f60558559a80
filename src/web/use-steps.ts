import { useEffect, useRef, useState } from 'react';
import type { ValueCheck, WrongValues } from './check-values.ts';
import { focusFirstWrong } from './focus-first-wrong.ts';
import { useTranslation } from './i18n.ts';
import { reasonText } from './refusal-text.ts';
import { keepSteps, savedSteps } from './saved-steps.ts';

interface StepsGiven<V> {
  /** Key in browser storage. */
  storageKey: string;
  begun: V;
  /** Validates each step before the next one opens. */
  checks: readonly ValueCheck<V>[];
}

/** A multistep form with validation per step. Values and progress survive a reload. */
export function useSteps<V extends Record<string, unknown>>({ storageKey, begun, checks }: StepsGiven<V>) {
  const { t } = useTranslation();
  const panel = useRef<HTMLFieldSetElement>(null);
  const [{ values, current, reached }, setKept] = useState(() => savedSteps(storageKey, begun, checks.length));
  const [wrong, setWrong] = useState<WrongValues>({});
  const [isDone, setDone] = useState(false);
  /** Changes when focus should move to the opened step or to its first error. */
  const [turn, setTurn] = useState(0);
  useEffect(() => keepSteps(storageKey, isDone ? null : { values, current, reached }), [storageKey, isDone, values, current, reached]);
  useEffect(() => {
    if (turn === 0) return;
    if (!focusFirstWrong(panel.current)) panel.current?.focus();
  }, [turn]);

  const open = (step: number, further = reached) => {
    setKept({ values, current: step, reached: Math.max(further, step) });
    setWrong({});
    setTurn((number) => number + 1);
  };
  return {
    storageKey,
    /** Ref for the fields of the open step, which must be focusable: `tabIndex={-1}`. */
    panel,
    values,
    current,
    reached,
    isDone,
    isLast: current === checks.length - 1,
    /** Steps that currently have errors. */
    faulty: Object.keys(wrong).length > 0 ? [current] : [],
    errorOf: (name: keyof V & string): string => (wrong[name] ? reasonText(t, wrong[name]) : ''),
    change(part: Partial<V>) {
      setKept((now) => ({ ...now, values: { ...now.values, ...part } }));
      setWrong((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
    },
    open,
    /** Moves to the next step if the open one is valid. After the last step the form is done and its saved values are cleared. */
    next() {
      const found = checks[current]?.(values) ?? {};
      if (Object.keys(found).length > 0) {
        setWrong(found);
        setTurn((number) => number + 1);
      } else if (current < checks.length - 1) open(current + 1);
      else setDone(true);
    },
    back: () => open(Math.max(0, current - 1)),
    restart() {
      setKept({ values: begun, current: 0, reached: 0 });
      setWrong({});
      setDone(false);
    },
  };
}
