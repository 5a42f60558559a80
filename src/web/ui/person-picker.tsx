import { useTranslation } from '#web/i18n.ts';
import { Avatar } from './avatar.tsx';
import { ChipCombobox } from './chip-combobox.tsx';
import { type PersonChoice, peopleLike } from './people-like.ts';

interface PersonPickerProps {
  label: string;
  people: readonly PersonChoice[];
  /** Ids of the selected people. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
  /** Called on input, to search elsewhere and add results to `people`. */
  onType?: ((typed: string) => void) | undefined;
  /** A new selection replaces the previous one. */
  isSingle?: boolean;
  placeholder?: string;
}

export function PersonPicker({ label, people, value, onChange, onType, isSingle = false, placeholder }: PersonPickerProps) {
  const { t } = useTranslation();
  return (
    <ChipCombobox
      label={label}
      chosen={value.flatMap((one) => people.find((person) => person.id === one) ?? [])}
      found={(typed) => peopleLike(people, typed).filter((person) => !value.includes(person.id))}
      keyOf={({ id }) => id}
      nameOf={({ fullName }) => fullName}
      mark={({ fullName, avatar }, place) => (
        <>
          <Avatar name={fullName} src={avatar} size={place === 'chip' ? 22 : 28} />
          <bdi>{fullName}</bdi>
        </>
      )}
      onPick={({ id }) => onChange(isSingle ? [id] : [...value, id])}
      onType={onType}
      onRemove={({ id }) => onChange(value.filter((one) => one !== id))}
      removeLabel={({ fullName }) => t('common.removeOne', { name: fullName })}
      placeholder={placeholder}
      noneText={(typed) => t(typed ? 'ui.people.noneFound' : 'ui.people.allChosen')}
    />
  );
}
