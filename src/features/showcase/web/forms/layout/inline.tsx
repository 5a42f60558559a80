import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './inline.module.css';

const lamps = [
  { name: 'Alder floor lamp', room: 'living' },
  { name: 'Clove pendant', room: 'kitchen' },
  { name: 'Birch desk lamp', room: 'study' },
  { name: 'Elm reading lamp', room: 'living' },
];
const rooms = [
  { value: '', label: 'All rooms' },
  { value: 'living', label: 'Living room' },
  { value: 'kitchen', label: 'Kitchen' },
  { value: 'study', label: 'Study' },
];

/** A few fields in one line with labels for screen readers only: list filters. */
export function Inline() {
  const [q, setQ] = useState('');
  const [room, setRoom] = useState('');
  const [found, setFound] = useState(lamps);
  return (
    <FormFields
      onSubmit={(event) => {
        event.preventDefault();
        setFound(lamps.filter((lamp) => lamp.name.toLowerCase().includes(q.toLowerCase()) && (!room || lamp.room === room)));
      }}
    >
      <div className={classes.line}>
        <TextField hidesLabel label="Lamp name" placeholder="Lamp name" value={q} onChange={(event) => setQ(event.currentTarget.value)} />
        <SelectField hidesLabel label="Room" options={rooms} value={room} onChoose={setRoom} />
        <Button type="submit">Search</Button>
      </div>
      <p role="status">{found.length === 0 ? 'No lamps found' : found.map(({ name }) => name).join(' · ')}</p>
    </FormFields>
  );
}
