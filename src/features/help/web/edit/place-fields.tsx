import { useTranslation } from '#web/i18n.ts';
import { plainLetters } from '#web/plain-letters.ts';
import { ChipCombobox } from '#web/ui/chip-combobox.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { HelpCard, HelpGroup } from '../../contract.ts';
import type { ArticleForm } from './use-article-form.ts';

interface PlaceFieldsProps {
  form: ArticleForm['form'];
  /** Id of the article; undefined for a new one. */
  id: number | undefined;
  groups: readonly HelpGroup[];
  cards: readonly HelpCard[];
}

/** Group, slug, and related articles of an article. */
export function PlaceFields({ form, id, groups, cards }: PlaceFieldsProps) {
  const { t } = useTranslation();
  const { values, errors, change } = form;
  const titleOf = (category: string) => cards.find((card) => card.category === category)?.title ?? category;
  const others = groups.flatMap(({ questions }) => questions).filter((one) => one.id !== id);
  const fits = (question: string, typed: string) => plainLetters(question).includes(plainLetters(typed.trim()));
  return (
    <>
      <SelectField
        label={t('help.field.groupId')}
        value={String(values.groupId)}
        error={errors.groupId}
        options={groups.map((group) => ({ value: String(group.id), label: `${titleOf(group.category)} · ${group.title}` }))}
        onChoose={(groupId) => change({ groupId: Number(groupId) })}
      />
      <TextField
        label={t('help.field.slug')}
        value={values.slug}
        error={errors.slug}
        hint={t(id === undefined ? 'help.field.slugMade' : 'help.field.slugHint')}
        dir="auto"
        maxLength={120}
        onChange={(event) => change({ slug: event.currentTarget.value })}
      />
      <ChipCombobox
        label={t('help.field.relatedIds')}
        error={errors.relatedIds}
        chosen={values.relatedIds.flatMap((related) => others.find((one) => one.id === related) ?? [])}
        found={(typed) => others.filter((one) => !values.relatedIds.includes(one.id) && fits(one.question, typed))}
        keyOf={(one) => one.id}
        nameOf={(one) => one.question}
        mark={(one) => <bdi>{one.question}</bdi>}
        chipLook="words"
        onPick={(one) => change({ relatedIds: [...values.relatedIds, one.id].slice(0, 10) })}
        onRemove={(one) => change({ relatedIds: values.relatedIds.filter((related) => related !== one.id) })}
        removeLabel={(one) => t('help.field.removeRelated', { question: one.question })}
      />
    </>
  );
}
