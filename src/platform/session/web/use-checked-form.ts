import { type FormEvent, useRef, useState } from 'react';
import type { FieldReason, Reason } from '#contract/reason.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { failureText } from './failure-text.ts';

/** What is wrong with which field. */
export type FieldErrors = Record<string, FieldReason | Reason>;

export type Check = (given: Record<string, unknown>) => FieldErrors;

interface CheckedForm<Body> {
  check: Check;
  body(form: FormData): Body;
  /** Sends it; may answer what is wrong with which field. */
  send(body: Body): Promise<FieldErrors | undefined>;
}

/**
 * A form whose fields are checked before it is sent, and by the server afterwards. The first field that is wrong is focused; what was
 * typed stays.
 */
export function useCheckedForm<Body extends Record<string, unknown>>({ check, body, send }: CheckedForm<Body>) {
  const { t } = useTranslation();
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);

  function show(found: FieldErrors) {
    setErrors(found);
    const fields = Array.from(formRef.current?.elements ?? []) as HTMLInputElement[];
    fields.find(({ name }) => name in found)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setFailure('');
    const given = body(new FormData(event.currentTarget));
    const wrong = check(given);
    if (Object.keys(wrong).length > 0) return show(wrong);
    setErrors({});
    setSending(true);
    try {
      const refused = await send(given);
      if (refused) show(refused);
    } catch (error) {
      const fields = error instanceof ApiError && error.status === 400 ? firstOfEach(error.reasons) : {};
      if (Object.keys(fields).some((name) => formRef.current?.elements.namedItem(name))) show(fields);
      else setFailure(failureText(t, error));
    } finally {
      setSending(false);
    }
  }

  return {
    formRef,
    failure,
    isSending,
    submit,
    /** For a field of this name: its error, which goes away when something is typed. */
    field: (name: string) => ({
      name,
      error: errors[name] && reasonText(t, errors[name]),
      onChange: () => {
        if (errors[name]) setErrors(({ [name]: _gone, ...others }) => others);
      },
    }),
  };
}

function firstOfEach(reasons: Record<string, Reason[]>): FieldErrors {
  return Object.fromEntries(Object.entries(reasons).flatMap(([name, [first]]) => (first ? [[name, first]] : [])));
}

/** A form's check that something stands in each of these fields. */
export function requireFields(...names: string[]): Check {
  return (given) => Object.fromEntries(names.filter((name) => !given[name]).map((name) => [name, { code: 'required' }]));
}
