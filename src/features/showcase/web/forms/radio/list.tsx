import { useState } from 'react';
import choice from '#web/ui/choice.module.css';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import classes from './list.module.css';

const addresses = [
  { id: 'home', name: 'Home', text: 'Møllergata 12, 0179 Oslo' },
  { id: 'work', name: 'Work', text: 'Rua da Boavista 84, 1200-068 Lisbon' },
];

/** List rows with single selection. */
export function List() {
  const [chosen, setChosen] = useState('home');
  return (
    <ChoiceGroup label="Deliver to" isOfRounds>
      <div className={classes.list}>
        {addresses.map(({ id, name, text }) => (
          <label key={id} className={`${choice.choice} ${classes.line}`}>
            <input type="radio" name="list-address" checked={chosen === id} onChange={() => setChosen(id)} />
            <span className={classes.dot} aria-hidden="true" />
            <span>
              <strong>{name}</strong>
              <br />
              {text}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
