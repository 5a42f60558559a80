import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from './api-error.ts';
import { formFailureText } from './form-failure-text.ts';
import { useTranslation } from './i18n.ts';
import { reasonText } from './refusal-text.ts';

interface NameFormGiven {
  /** The current name; empty for a new record. */
  begun: string;
  /** Rejects on failure; the server's errors about the name are shown at the field. */
  send: (name: string) => Promise<unknown>;
  /** Returns a replacement for the error message. */
  failureOf?: (error: unknown) => string | undefined;
  onClose: () => void;
}

/** State of a dialog that asks for a name, with the text initially selected. Pass it to a `DialogForm` and its first `TextField`. */
export function useNameForm({ begun, send, failureOf, onClose }: NameFormGiven) {
  const { t } = useTranslation();
  const formRef = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(begun);
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  // After the dialog has moved focus to its first field.
  useEffect(() => formRef.current?.querySelector('input')?.select(), []);

  const refuse = (text: string) => {
    setError(text);
    formRef.current?.querySelector('input')?.focus();
  };
  const submit = async () => {
    if (isSending) return;
    const typed = name.trim();
    if (!typed) return refuse(t('refusal.required'));
    setSending(true);
    setFailure('');
    try {
      await send(typed);
      onClose();
    } catch (caught) {
      setSending(false);
      const told = failureOf?.(caught);
      const [reason] = caught instanceof ApiError ? Object.values(caught.reasons).flat() : [];
      if (told) setFailure(told);
      else if (reason) refuse(reasonText(t, reason));
      else setFailure(formFailureText(t, caught));
    }
  };
  return {
    form: { formRef, isSending, failure, onSubmit: () => void submit(), onClose },
    field: {
      ...{ error, value: name, required: true, dir: 'auto', autoComplete: 'off' },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setName(event.currentTarget.value);
        setError('');
      },
    },
  };
}
