import { useTranslation } from '#web/i18n.ts';
import { Avatar } from './avatar.tsx';
import { ChipCombobox } from './chip-combobox.tsx';
import { type PersonChoice, peopleLike } from './people-like.ts';

interface PersonPickerProps {
  label: string;
  /** Whom one may choose. */
  people: readonly PersonChoice[];
  /** The ids of the chosen ones. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
  /** At each key: for who is looked for elsewhere and joins `people`. */
  onType?: ((typed: string) => void) | undefined;
  /** Choosing another one replaces the one that is chosen. */
  isSingle?: boolean;
  placeholder?: string;
}

/** Chooses people by name. */
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
