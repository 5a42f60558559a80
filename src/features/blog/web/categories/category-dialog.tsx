import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Category, CategoryIcon } from '../../category-contract.ts';
import { IconChoice } from './icon-choice.tsx';
import type { ManagedCategory, useCategoryActions } from './use-category-actions.ts';

const longestName = 60;

interface Props {
  /** Null for a new one. */
  category: ManagedCategory | null;
  actions: ReturnType<typeof useCategoryActions>;
  onClose: () => void;
}

/** The name and the picture of a category. */
export function CategoryDialog({ category, actions, onClose }: Props) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(category?.name ?? '');
  const [icon, setIcon] = useState<CategoryIcon>(category?.icon ?? 'article');
  const [version, setVersion] = useState(category?.version ?? 1);
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  // After the dialog has given the focus to its first button.
  useEffect(() => form.current?.querySelector('input')?.select(), []);

  const refuse = (text: string) => {
    setError(text);
    form.current?.querySelector('input')?.focus();
  };
  const submit = async () => {
    if (isSending) return;
    const fields = { name: name.trim(), icon };
    if (!fields.name) return refuse(t('ui.form.required'));
    if (category && fields.name === category.name && icon === category.icon) return onClose();
    setSending(true);
    setFailure('');
    try {
      await (category ? actions.change(category, fields, version) : actions.add(fields));
      onClose();
    } catch (caught) {
      setSending(false);
      const [reason] = caught instanceof ApiError ? Object.values(caught.reasons).flat() : [];
      const current = caught instanceof ApiError && caught.status === 409 ? (caught.current as Category | undefined) : undefined;
      if (current) {
        // Saved again, this one stands: they know of the other by then.
        setVersion(current.version);
        setFailure(t('blog.category.changedMeanwhile', { name: current.name }));
      } else if (reason) refuse(reasonText(t, reason));
      else setFailure(formFailureText(t, caught));
    }
  };
  return (
    <DialogForm
      title={t(category ? 'blog.category.edit' : 'blog.category.add')}
      formRef={form}
      submitLabel={t(category ? 'ui.form.save' : 'blog.category.add')}
      isSending={isSending}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('blog.category.name')}
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
      <IconChoice chosen={icon} onChoose={setIcon} />
    </DialogForm>
  );
}
