import { useState } from 'react';
import { Check } from '#web/ui/check.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';

const finishes = ['Oil', 'Soap', 'Wax', 'Lacquer', 'Untreated'];

/** A group has its own label, hint, and error. */
export function Group() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <ChoiceGroup label="Finish samples" place="line" hint="We send up to three samples." error={chosen.length > 3 && 'Select up to three.'}>
      {finishes.map((finish) => (
        <Check
          key={finish}
          checked={chosen.includes(finish)}
          onChange={() => setChosen(chosen.includes(finish) ? chosen.filter((one) => one !== finish) : [...chosen, finish])}
        >
          {finish}
        </Check>
      ))}
    </ChoiceGroup>
  );
}
