import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Permission } from '../contract.ts';
import type { PermissionActions } from './use-permission-actions.ts';

const longestName = 120;

interface Props {
  /** Null for a new one. */
  permission: Permission | null;
  actions: PermissionActions;
  onClose: () => void;
}

/** Asks for the name of a permission. */
export function NameDialog({ permission, actions, onClose }: Props) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(permission?.name ?? '');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const input = () => form.current?.querySelector('input');
  // After the dialog has given the focus to its first button.
  useEffect(() => form.current?.querySelector('input')?.select(), []);

  const refuse = (text: string) => {
    setError(text);
    input()?.focus();
  };
  const submit = async () => {
    if (isSending) return;
    const typed = name.trim();
    if (!typed) return refuse(t('ui.form.required'));
    if (permission && typed === permission.name) return onClose();
    setSending(true);
    setFailure('');
    try {
      await (permission ? actions.rename(permission, typed) : actions.add(typed));
      onClose();
    } catch (caught) {
      setSending(false);
      const [reason] = caught instanceof ApiError ? Object.values(caught.reasons).flat() : [];
      if (reason) refuse(reasonText(t, reason));
      else setFailure(formFailureText(t, caught));
    }
  };
  return (
    <DialogForm
      title={t(permission ? 'permissions.rename' : 'permissions.add')}
      formRef={form}
      submitLabel={t(permission ? 'ui.form.save' : 'permissions.add')}
      isSending={isSending}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('permissions.name')}
        hint={permission ? undefined : t('permissions.newHint')}
        error={error}
        value={name}
        maxLength={longestName}
        required
        dir="auto"
        autoComplete="off"
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError('');
        }}
      />
    </DialogForm>
  );
}
