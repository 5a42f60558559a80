import { IconBuilding, IconMail, IconMapPin, IconUser } from '#web/icons.ts';
import { FormFields } from '#web/ui/form-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Icons help to find a field again; the label names it. */
export function WithIcons() {
  return (
    <FormFields labels="beside">
      <TextField label="Name" start={<IconUser size={18} />} defaultValue="João Ferreira" />
      <TextField label="Company" start={<IconBuilding size={18} />} defaultValue="Atelier Ferreira" />
      <TextField label="Email" type="email" start={<IconMail size={18} />} defaultValue="joao@atelier.example" />
      <TextField label="City" start={<IconMapPin size={18} />} defaultValue="Lisbon" />
    </FormFields>
  );
}
