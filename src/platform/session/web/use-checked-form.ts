import { type FormEvent, useRef, useState } from 'react';
import type { FieldReason, Reason } from '#contract/reason.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { failureText } from './to-error-text.ts';

/** Errors by field name. */
export type FieldErrors = Record<string, FieldReason | Reason>;

export type Check = (given: Record<string, unknown>) => FieldErrors;

interface CheckedForm<Body> {
  check: Check;
  body(form: FormData): Body;
  /** Sends the form; may return errors by field. */
  send(body: Body): Promise<FieldErrors | undefined>;
}

/**
 * A form validated before sending, and then by the server. Focuses the first invalid field and preserves the
 * input.
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
    /** Props of a field: its name and its error, which clears on input. */
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

/** Checks that these fields aren't empty. */
export function requireFields(...names: string[]): Check {
  return (given) => Object.fromEntries(names.filter((name) => !given[name]).map((name) => [name, { code: 'required' }]));
}
