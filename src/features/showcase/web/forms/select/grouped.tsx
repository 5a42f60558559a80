import { useState } from 'react';
import { FormFields } from '#web/ui/form-layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const rooms = [
  {
    label: 'Furniture',
    options: [
      { value: 'table', label: 'Oak table' },
      { value: 'chair', label: 'Ash chair' },
      { value: 'shelf', label: 'Wall shelf' },
    ],
  },
  {
    label: 'Lamps',
    options: [
      { value: 'pendant', label: 'Clove pendant' },
      { value: 'floor', label: 'Alder floor lamp' },
    ],
  },
];

export function Grouped() {
  const [piece, setPiece] = useState('pendant');
  return (
    <FormFields>
      <SelectField label="Piece" options={rooms} value={piece} onChoose={setPiece} />
    </FormFields>
  );
}
