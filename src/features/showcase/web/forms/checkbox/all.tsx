import { useState } from 'react';
import { Check } from '#web/ui/check.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import classes from './all.module.css';

const rooms = ['Living room', 'Kitchen', 'Study', 'Hall'];

/** The parent checkbox is indeterminate while only some children are checked. */
export function All() {
  const [chosen, setChosen] = useState(['Kitchen']);
  const areAll = chosen.length === rooms.length;
  return (
    <ChoiceGroup label="Rooms to light">
      <Check checked={areAll} isPartial={chosen.length > 0 && !areAll} onChange={() => setChosen(areAll ? [] : rooms)}>
        All rooms
      </Check>
      <div className={classes.within}>
        {rooms.map((room) => (
          <Check
            key={room}
            checked={chosen.includes(room)}
            onChange={(event) => setChosen(rooms.filter((one) => (one === room ? event.currentTarget.checked : chosen.includes(one))))}
          >
            {room}
          </Check>
        ))}
      </div>
    </ChoiceGroup>
  );
}
