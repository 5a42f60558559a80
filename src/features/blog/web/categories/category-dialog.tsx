import { useState } from 'react';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useNameForm } from '#web/use-name-form.ts';
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

export function CategoryDialog({ category, actions, onClose }: Props) {
  const { t } = useTranslation();
  const [icon, setIcon] = useState<CategoryIcon>(category?.icon ?? 'article');
  const [version, setVersion] = useState(category?.version ?? 1);
  const { form, field } = useNameForm({
    begun: category?.name ?? '',
    async send(name) {
      const fields = { name, icon };
      if (!category) await actions.add(fields);
      else if (name !== category.name || icon !== category.icon) await actions.change(category, fields, version);
    },
    failureOf(error) {
      const current = error instanceof ApiError && error.status === 409 ? (error.current as Category | undefined) : undefined;
      if (!current) return undefined;
      // Saving again overwrites the other change, now that the user knows of it.
      setVersion(current.version);
      return t('blog.category.changedMeanwhile', { name: current.name });
    },
    onClose,
  });
  return (
    <DialogForm
      {...form}
      title={t(category ? 'blog.category.edit' : 'blog.category.add')}
      submitLabel={t(category ? 'common.save' : 'blog.category.add')}
    >
      <TextField {...field} label={t('blog.category.name')} maxLength={longestName} />
      <IconChoice chosen={icon} onChoose={setIcon} />
    </DialogForm>
  );
}
