import { useEffect, useRef, useState } from 'react';
import type { ValueCheck, WrongValues } from './check-values.ts';
import { focusFirstWrong } from './focus-first-wrong.ts';
import { useTranslation } from './i18n.ts';
import { keepSteps, keptSteps } from './kept-steps.ts';
import { reasonText } from './refusal-text.ts';

interface StepsGiven<V> {
  /** Where in the browser's storage it is kept. */
  storageKey: string;
  begun: V;
  /** What each step must hold before one goes on from it. */
  checks: readonly ValueCheck<V>[];
}

/** A form in steps, each checked before the next one opens. What was written, and how far one came, outlives a reload. */
export function useSteps<V extends Record<string, unknown>>({ storageKey, begun, checks }: StepsGiven<V>) {
  const { t } = useTranslation();
  const panel = useRef<HTMLFieldSetElement>(null);
  const [{ values, current, reached }, setKept] = useState(() => keptSteps(storageKey, begun, checks.length));
  const [wrong, setWrong] = useState<WrongValues>({});
  const [isDone, setDone] = useState(false);
  /** Another number when the focus is to go to what was opened, or to what is wrong in it. */
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
    /** Goes on the fields of the open step, which take the focus: `tabIndex={-1}`. */
    panel,
    values,
    current,
    reached,
    isDone,
    isLast: current === checks.length - 1,
    /** Steps in which something is wrong by now. */
    faulty: Object.keys(wrong).length > 0 ? [current] : [],
    errorOf: (name: keyof V & string): string => (wrong[name] ? reasonText(t, wrong[name]) : ''),
    change(part: Partial<V>) {
      setKept((now) => ({ ...now, values: { ...now.values, ...part } }));
      setWrong((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
    },
    open,
    /** Goes on when nothing is wrong in the open step; after the last one it is done, and what was kept is forgotten. */
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
