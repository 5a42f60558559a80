import { useState } from 'react';
import choice from '#web/ui/choice.module.css';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import classes from './swatches.module.css';

const fabrics = [
  { name: 'Moss', color: '#5f7355' },
  { name: 'Clay', color: '#b0674a' },
  { name: 'Ink', color: '#2f3a56' },
  { name: 'Sand', color: '#d4c4a4' },
];

/** Colors with accessible names; the selected name is shown. */
export function Swatches() {
  const [fabric, setFabric] = useState('Moss');
  return (
    <ChoiceGroup label="Fabric" hint={fabric} place="line" isOfRounds>
      <div className={classes.row}>
        {fabrics.map(({ name, color }) => (
          <label key={name} className={`${choice.choice} ${classes.swatch}`} style={{ background: color }} title={name}>
            <input type="radio" name="swatches-fabric" aria-label={name} checked={fabric === name} onChange={() => setFabric(name)} />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
