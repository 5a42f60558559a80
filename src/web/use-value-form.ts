import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from './api-error.ts';
import { firstOfEach, type ValueCheck, type WrongValues } from './check-values.ts';
import { focusFirstWrong } from './focus-first-wrong.ts';
import { formFailureText } from './form-failure-text.ts';
import { useTranslation } from './i18n.ts';
import { reasonText } from './refusal-text.ts';

/**
 * A controlled form, as needed for pickers and numbers. Validates a field on blur and all fields on submit, and shows the
 * server's errors at their fields. Then it focuses the first invalid field, and input is never lost.
 * @param begun initial field values
 */
export function useValueForm<V extends Record<string, unknown>>(begun: V, check: ValueCheck<V>) {
  const { t } = useTranslation();
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(begun);
  const [wrong, setWrong] = useState<WrongValues>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  /** Changes after each submit attempt, to focus the first error; it doesn't change while typing. */
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
      // Errors without a matching field are shown for the whole form.
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
    /** Validates a field on blur. An untouched field isn't flagged, and existing errors stay. */
    leave(name: keyof V & string) {
      if (values[name] === begun[name]) return;
      const reason = check(values)[name];
      setWrong(({ [name]: _, ...others }) => (reason ? { ...others, [name]: reason } : others));
    },
    /** For the form's `onSubmit`: calls `work` if all values are valid. */
    onSubmit: (work: (values: V) => Promise<unknown>) => (event: FormEvent) => {
      event.preventDefault();
      if (!isSending) void send(work);
    },
  };
}
