import { useState } from 'react';
import { FormFields } from '#web/ui/form-layout.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';

const people = [
  { id: 1, fullName: 'Nora Quill', avatar: null },
  { id: 2, fullName: 'Maren Lindqvist', avatar: null },
  { id: 3, fullName: 'João Ferreira', avatar: null },
  { id: 4, fullName: 'Yusuf Demir', avatar: null },
];

/** Searches people by name, ignoring accents. */
export function People() {
  const [chosen, setChosen] = useState([2]);
  return (
    <FormFields>
      <PersonPicker label="Unloaded by" people={people} value={chosen} onChange={setChosen} placeholder="Type a name" />
    </FormFields>
  );
}
