import { useState } from 'react';
import { BusyCover } from '#web/ui/busy-cover.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { Switch } from '#web/ui/switch.tsx';

const looks = [
  { value: 'veil', label: 'Light' },
  { value: 'blur', label: 'Blurred' },
  { value: 'dark', label: 'Dark' },
] as const;
type Look = (typeof looks)[number]['value'];

/** The controls stay outside the blocked area. */
export function Looks() {
  const [look, setLook] = useState<Look>('veil');
  const [isBusy, setBusy] = useState(false);
  return (
    <Stack>
      <SelectField
        label="Overlay style"
        options={looks}
        value={look}
        onChoose={(value) => setLook(looks.find((one) => one.value === value)?.value ?? 'veil')}
      />
      <Switch label="Loading" isOn={isBusy} onChange={setBusy} />
      <BusyCover isBusy={isBusy} look={look} label="Calculating prices…">
        <Stack>
          <p>The smoked oak dining table costs 1,840.00 €, or 3,290.00 € with six chairs. Delivery and assembly included.</p>
        </Stack>
      </BusyCover>
    </Stack>
  );
}
