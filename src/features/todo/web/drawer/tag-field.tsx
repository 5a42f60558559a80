import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n.ts';
import { plainLetters } from '#web/plain-letters.ts';
import { ChipCombobox } from '#web/ui/chip-combobox.tsx';
import { TintMark } from '#web/ui/tint-mark.tsx';
import { newestPage } from '../todo-queries.ts';

interface Props {
  value: readonly string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
}

/** Tags, typed or chosen among those in use. */
export function TagField({ value, error, onChange }: Props) {
  const { t } = useTranslation();
  const known = (newestPage(useQueryClient())?.tags ?? []).map(({ tag }) => tag);
  const add = (text: string) => {
    const tag = text.replace(/^#/, '');
    if (tag && !value.includes(tag)) onChange([...value, tag]);
  };
  return (
    <ChipCombobox
      label={t('todo.field.tags')}
      error={error}
      chosen={value}
      found={(typed) => known.filter((tag) => !value.includes(tag) && plainLetters(tag).includes(plainLetters(typed.trim())))}
      keyOf={(tag) => tag}
      nameOf={(tag) => tag}
      mark={(tag) => <TintMark name={tag} />}
      onPick={add}
      onTyped={add}
      maxLength={40}
      onRemove={(tag) => onChange(value.filter((one) => one !== tag))}
      removeLabel={(tag) => t('todo.tag.remove', { tag })}
      placeholder={t('todo.tag.placeholder')}
      chipLook="flat"
    />
  );
}
