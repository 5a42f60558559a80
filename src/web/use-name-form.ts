import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from './api-error.ts';
import { formFailureText } from './form-failure-text.ts';
import { useTranslation } from './i18n.ts';
import { reasonText } from './refusal-text.ts';

interface NameFormGiven {
  /** The name that it has, empty for something new. */
  begun: string;
  /** Throws when it fails; what the server has against the name is said at the field. */
  send: (name: string) => Promise<unknown>;
  /** What is said of a failure instead of that. */
  failureOf?: (error: unknown) => string | undefined;
  onClose: () => void;
}

/** The form of a dialog that asks for a name, which is chosen from the start: what to give a `DialogForm` and its first `TextField`. */
export function useNameForm({ begun, send, failureOf, onClose }: NameFormGiven) {
  const { t } = useTranslation();
  const formRef = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(begun);
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  // After the dialog has given the focus to its first button.
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
