import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { Check } from '#web/ui/check.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { realFolders } from '../../contract.ts';
import { readFilter, type SearchFilter, writeSearch } from '../../search/search-filter.ts';
import type { SearchPlace } from '../../search/search-terms.ts';
import { useLabels } from '../labels/use-labels.ts';

interface Props {
  q: string;
  onSearch: (q: string) => void;
  onClose: () => void;
}

const texts = ['from', 'to', 'subject', 'words'] as const;
const days = ['after', 'before'] as const;
const marks = { hasAttachment: 'attachment', isUnread: 'unread', isStarred: 'starred' } as const;

/** Edits the filters of a search and writes them as operators. */
export function FilterDialog({ q, onSearch, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const { all } = useLabels();
  const [filter, setFilter] = useState(() => readFilter(q, i18n.language, all));
  const set = (change: Partial<SearchFilter>) => setFilter({ ...filter, ...change });
  const places = [
    { value: '', label: t('email.filter.here') },
    { value: 'anywhere', label: t('email.filter.anywhere') },
    ...([...realFolders, 'starred', 'snoozed', 'scheduled'] as const).map((value) => ({ value, label: t(`email.folder.${value}`) })),
  ];
  return (
    <DialogForm
      title={t('email.filter.title')}
      submitLabel={t('email.filter.search')}
      onSubmit={() => onSearch(writeSearch(filter, i18n.language))}
      onClose={onClose}
    >
      {texts.map((name) => (
        <TextField
          key={name}
          label={t(`email.filter.${name}`)}
          hint={name === 'words' ? t('email.filter.wordsHint') : undefined}
          dir="auto"
          value={filter[name]}
          onChange={(event) => set({ [name]: event.currentTarget.value })}
        />
      ))}
      <FieldRow>
        {days.map((name) => (
          <DateField key={name} label={t(`email.filter.${name}`)} value={filter[name]} onChange={(day) => set({ [name]: day })} />
        ))}
      </FieldRow>
      <SelectField
        label={t('email.filter.in')}
        value={filter.place}
        options={places}
        onChoose={(place) => set({ place: place as SearchPlace | '' })}
      />
      <div>
        {(Object.keys(marks) as (keyof typeof marks)[]).map((name) => (
          <Check key={name} checked={filter[name]} onChange={(event) => set({ [name]: event.currentTarget.checked })}>
            {t(`email.filter.${marks[name]}`)}
          </Check>
        ))}
      </div>
    </DialogForm>
  );
}
