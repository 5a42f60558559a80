import { useState } from 'react';
import { BusyCover } from '#web/ui/busy-cover.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { Switch } from '#web/ui/switch.tsx';

const looks = [
  { value: 'veil', label: 'Veil' },
  { value: 'blur', label: 'Out of focus' },
  { value: 'dark', label: 'Dark' },
] as const;
type Look = (typeof looks)[number]['value'];

/** The switch stands beside what it covers. */
export function Looks() {
  const [look, setLook] = useState<Look>('veil');
  const [isBusy, setBusy] = useState(false);
  return (
    <Stack>
      <SelectField
        label="Look of the cover"
        options={looks}
        value={look}
        onChoose={(value) => setLook(looks.find((one) => one.value === value)?.value ?? 'veil')}
      />
      <Switch label="Something is under way" isOn={isBusy} onChange={setBusy} />
      <BusyCover isBusy={isBusy} look={look} label="Prices are worked out…">
        <Stack>
          <p>The dining table of smoked oak costs 1,840.00 €, with six chairs 3,290.00 €. Both are delivered and set up.</p>
        </Stack>
      </BusyCover>
    </Stack>
  );
}
