import { useId, useState } from 'react';
import { Collapse } from '#web/ui/collapse.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';

/** A switch expands the related fields. */
export function Form() {
  const id = useId();
  const [isOther, setOther] = useState(false);
  return (
    <Stack>
      <TextField label="Delivery address" defaultValue="Kestrel Hotels, Princes Street 4" />
      <Switch label="This is a gift" isOn={isOther} onChange={setOther} />
      <Collapse id={id} isOpen={isOther}>
        <TextareaField label="Card message" defaultValue="All the best!" />
      </Collapse>
    </Stack>
  );
}
