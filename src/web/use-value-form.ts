import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from './api-error.ts';
import { firstOfEach, type ValueCheck, type WrongValues } from './check-values.ts';
import { focusFirstWrong } from './focus-first-wrong.ts';
import { formFailureText } from './form-failure-text.ts';
import { useTranslation } from './i18n.ts';
import { reasonText } from './refusal-text.ts';

/**
 * A form whose values are held beside it, as those of pickers and numbers must be. A field is checked when it is left, all are when it is sent; what the
 * server says of a field stands at that field. The first that is wrong has the focus then, and nothing that was typed goes.
 * @param begun what the fields begin with
 */
export function useValueForm<V extends Record<string, unknown>>(begun: V, check: ValueCheck<V>) {
  const { t } = useTranslation();
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(begun);
  const [wrong, setWrong] = useState<WrongValues>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  /** Another number when a try ended: the focus goes to what is wrong, which it does not while one types. */
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) focusFirstWrong(formRef.current);
  }, [tries]);

  const refuse = (found: WrongValues) => {
    setWrong(found);
    setTries((number) => number + 1);
  };
  const send = async (work: (values: V) => Promise<unknown>) => {
    const found = check(values);
    setFailure('');
    if (Object.keys(found).length > 0) return refuse(found);
    setSending(true);
    try {
      await work(values);
      setWrong({});
    } catch (error) {
      const named = error instanceof ApiError ? firstOfEach(Object.entries(error.reasons)) : {};
      // What has no field of that name is said of the form as a whole.
      if (!Object.keys(named).some((name) => name in values)) setFailure(formFailureText(t, error));
      refuse(named);
    } finally {
      setSending(false);
    }
  };

  return {
    formRef,
    values,
    failure,
    isSending,
    errorOf: (name: keyof V & string): string => (wrong[name] ? reasonText(t, wrong[name]) : ''),
    change(part: Partial<V>) {
      setValues((now) => ({ ...now, ...part }));
      setWrong((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
    },
    /** Checks a field that is left; one that nobody wrote in is not blamed for that, and what was said of it stays. */
    leave(name: keyof V & string) {
      if (values[name] === begun[name]) return;
      const reason = check(values)[name];
      setWrong(({ [name]: _, ...others }) => (reason ? { ...others, [name]: reason } : others));
    },
    /** For the form: `work` sends it, and is called when nothing is wrong. */
    onSubmit: (work: (values: V) => Promise<unknown>) => (event: FormEvent) => {
      event.preventDefault();
      if (!isSending) void send(work);
    },
  };
}
