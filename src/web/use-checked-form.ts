import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod/mini';
import { findReasons } from '#contract/find-reasons.ts';
import type { Reason } from '#contract/reason.ts';
import { ApiError } from './api-error.ts';
import { formFailureText } from './form-failure-text.ts';
import { useTranslation } from './i18n.ts';
import { reasonText } from './refusal-text.ts';

type Reasons<V> = Partial<Record<keyof V, Reason>>;

/**
 * The fields of a form, checked by a schema: each when it is left, all when the form is sent; what the server says of a field stands at that field. The first
 * that is wrong has the focus then, and nothing that was typed goes.
 * @param begun what the fields begin with
 */
export function useCheckedForm<V extends Record<string, unknown>>(schema: z.ZodMiniType<unknown, V>, begun: V) {
  const { t } = useTranslation();
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(begun);
  const [reasons, setReasons] = useState<Reasons<V>>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  /** Another number when a try ended: the focus goes to what is wrong, which it does not while one types. */
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);

  const refuse = (found: Reasons<V>) => {
    setReasons(found);
    setTries((number) => number + 1);
  };
  const send = async (work: (values: V) => Promise<unknown>): Promise<boolean> => {
    const found = reasonsOf(schema, values);
    setFailure('');
    if (Object.keys(found).length > 0) {
      refuse(found);
      return false;
    }
    setSending(true);
    try {
      await work(values);
      setReasons({});
      return true;
    } catch (error) {
      const named = error instanceof ApiError ? firstReasons<V>(Object.entries(error.reasons)) : {};
      // What has no field of that name is said for the form as a whole.
      const known = Object.fromEntries(Object.entries(named).filter(([name]) => name in values)) as Reasons<V>;
      if (Object.keys(known).length === 0) setFailure(formFailureText(t, error));
      refuse(known);
      return false;
    } finally {
      setSending(false);
    }
  };

  return {
    formRef,
    values,
    failure,
    isSending,
    /** What is said of a field. */
    errorOf: (name: keyof V): string => (reasons[name] ? reasonText(t, reasons[name]) : ''),
    change(part: Partial<V>) {
      setValues((now) => ({ ...now, ...part }));
      setReasons((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))) as Reasons<V>);
    },
    /** Checks a field that is left; one that nobody wrote in yet is not blamed for it. */
    leave(name: keyof V) {
      const reason = values[name] === begun[name] ? undefined : reasonsOf(schema, values)[name];
      setReasons(({ [name]: _, ...others }) => ({ ...others, ...(reason && { [name]: reason }) }) as Reasons<V>);
    },
    refuse,
    /** Checks all of it, and does what sends it; answers whether that went through. */
    send,
    /** For the form: sends it and then says so. */
    onSubmit: (work: (values: V) => Promise<unknown>, done: () => void) => (event: FormEvent) => {
      event.preventDefault();
      if (!isSending) void send(work).then((isDone) => isDone && done());
    },
  };
}

/** What is wrong with the values, by field: the first of each. */
function reasonsOf<V extends Record<string, unknown>>(schema: z.ZodMiniType<unknown, V>, values: V): Reasons<V> {
  return firstReasons<V>(findReasons(schema, values).map(([path, reason]) => [path[0] ?? '', [reason]]));
}

function firstReasons<V>(found: readonly (readonly [path: string, reasons: readonly Reason[]])[]): Reasons<V> {
  return Object.fromEntries(found.toReversed().map(([path, [reason]]) => [path.split('.')[0], reason])) as Reasons<V>;
}
