import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { plainLetters } from '#web/plain-letters.ts';
import { ChipCombobox } from '#web/ui/chip-combobox.tsx';
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { useStable } from '#web/use-stable.ts';
import { addCategory } from '../../category-contract.ts';
import { type PostStatus, postStatuses } from '../../contract.ts';
import { sidebarQuery } from '../blog-queries.ts';
import { CategoryIcon } from '../category-icon.tsx';
import type { SavedPost } from './use-saved-post.ts';

/** All fields of a post except title and text. */
export function PublicationFields({ form, hasSlug }: { form: SavedPost['form']; hasSlug: boolean }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const { values, errors, change } = form;
  const { data } = useQuery(sidebarQuery);
  const categories = data?.categories ?? [];
  const tags = data?.tags.map(({ tag }) => tag) ?? [];
  const fits = (name: string, typed: string) => plainLetters(name).includes(plainLetters(typed.trim()));
  // Other categories may have been chosen by the time the new one is created.
  const { choose } = useStable({ choose: (id: number) => change({ categoryIds: [...new Set([...values.categoryIds, id])] }) });
  const addNew = (name: string) => {
    const known = categories.find(({ category }) => plainLetters(category) === plainLetters(name));
    if (known) return choose(known.id);
    void attempt(t('blog.failed.category'), async () => {
      const { category } = await call(addCategory, { body: { name } });
      await queryClient.invalidateQueries({ queryKey: sidebarQuery.queryKey });
      choose(category.id);
    });
  };
  return (
    <>
      <SelectField
        label={t('blog.field.status')}
        value={values.status}
        error={errors.status}
        options={postStatuses.map((value) => ({ value, label: t(`blog.status.${value}`) }))}
        onChoose={(status) => change({ status: status as PostStatus })}
      />
      {values.status === 'Scheduled' && (
        <DateTimeField
          label={t('blog.field.publishedAt')}
          value={values.publishedAt}
          error={errors.publishedAt ?? (values.publishedAt ? undefined : t('blog.field.publishedAtMissing'))}
          required
          onChange={(publishedAt) => change({ publishedAt })}
        />
      )}
      <ChipCombobox
        label={t('blog.categories')}
        error={errors.categoryIds}
        chosen={categories.filter(({ id }) => values.categoryIds.includes(id))}
        found={(typed) => categories.filter(({ id, category }) => !values.categoryIds.includes(id) && fits(category, typed))}
        keyOf={({ id }) => id}
        nameOf={({ category }) => category}
        mark={({ category, icon }) => (
          <>
            <CategoryIcon icon={icon} size={16} />
            <bdi>{category}</bdi>
          </>
        )}
        chipLook="words"
        onPick={({ id }) => change({ categoryIds: [...values.categoryIds, id].sort((a, b) => a - b) })}
        onRemove={({ id }) => change({ categoryIds: values.categoryIds.filter((one) => one !== id) })}
        onTyped={addNew}
        removeLabel={({ category }) => t('blog.field.removeChip', { name: category })}
      />
      <ChipCombobox
        label={t('blog.field.tags')}
        error={errors.tags}
        chosen={values.tags}
        found={(typed) => tags.filter((tag) => !values.tags.includes(tag) && fits(tag, typed))}
        keyOf={(tag) => tag}
        nameOf={(tag) => tag}
        mark={(tag) => <bdi>{tag}</bdi>}
        chipLook="words"
        onPick={(tag) => change({ tags: [...values.tags, tag] })}
        onRemove={(tag) => change({ tags: values.tags.filter((one) => one !== tag) })}
        maxLength={40}
        onTyped={(tag) => change({ tags: [...new Set([...values.tags, tag])] })}
        removeLabel={(tag) => t('blog.field.removeChip', { name: tag })}
      />
      <TextField
        label={t('blog.field.slug')}
        value={values.slug}
        error={errors.slug}
        hint={t(hasSlug ? 'blog.field.slugHint' : 'blog.field.slugMade')}
        dir="auto"
        maxLength={120}
        onChange={(event) => change({ slug: event.currentTarget.value })}
      />
      <TextareaField
        label={t('blog.field.excerpt')}
        value={values.excerpt}
        error={errors.excerpt}
        hint={t('blog.field.excerptHint')}
        maxLength={1000}
        onChange={(event) => change({ excerpt: event.currentTarget.value })}
      />
    </>
  );
}
