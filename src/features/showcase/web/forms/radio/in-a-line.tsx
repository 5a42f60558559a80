import { useState } from 'react';
import { Check } from '#web/ui/check.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';

const studios = { Oslo: 'Open 10 am to 6 pm.', Lisbon: 'Open 11 am to 8 pm.', Berlin: 'By appointment.' };

/** Short options side by side; the hint depends on the selection. */
export function InALine() {
  const [studio, setStudio] = useState<keyof typeof studios>('Oslo');
  return (
    <ChoiceGroup label="Studio" place="line" hint={studios[studio]} isOfRounds>
      {(Object.keys(studios) as (keyof typeof studios)[]).map((name) => (
        <Check key={name} type="radio" name="line-studio" checked={studio === name} onChange={() => setStudio(name)}>
          {name}
        </Check>
      ))}
    </ChoiceGroup>
  );
}
