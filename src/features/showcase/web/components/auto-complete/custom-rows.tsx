import { useState } from 'react';
import { IconSearch } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { OptionWords } from '#web/ui/option-words.tsx';
import { optionsLike } from '#web/ui/options-like.ts';
import { SuggestField } from '#web/ui/suggest-field.tsx';

const people = [
  { name: 'Maren Lindqvist', role: 'Head of design' },
  { name: 'Rui Valadares', role: 'Workshop, Porto' },
  { name: 'Zoë van der Meulen', role: 'Online store' },
  { name: 'Devansh Raghunathan', role: 'Accounts' },
];

/** Searches by name and role. */
export function CustomRows() {
  const [typed, setTyped] = useState('');
  return (
    <SuggestField
      isEager
      label="Assignee"
      start={<IconSearch size={18} aria-hidden="true" />}
      value={typed}
      onType={setTyped}
      options={optionsLike(people, typed, ({ name, role }) => `${name} ${role}`)}
      keyOf={({ name }) => name}
      textOf={({ name }) => name}
      show={({ name, role }) => (
        <>
          <Avatar name={name} size={28} />
          <OptionWords name={name} text={role} />
        </>
      )}
    />
  );
}
