import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface Props {
  title: string;
  begun: string;
  /** Answers whether it was taken. */
  onName: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function NameDialog({ title, begun, onName, onClose }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState(begun);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submit = async () => {
    if (!name.trim()) return setError(t('refusal.required'));
    setSending(true);
    if (await onName(name.trim())) onClose();
    else setSending(false);
  };
  return (
    <DialogForm
      title={title}
      text={t('views.nameText')}
      submitLabel={t('ui.form.save')}
      isSending={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('views.name')}
        value={name}
        error={error}
        maxLength={60}
        dir="auto"
        autoComplete="off"
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(undefined);
        }}
      />
    </DialogForm>
  );
}
