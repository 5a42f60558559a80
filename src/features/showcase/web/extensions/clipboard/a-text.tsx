import { CopyField } from '#web/ui/copy-field.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** A URL and a key, each copied in full. */
export function AText() {
  return (
    <Stack>
      <CopyField label="Quote link" value="https://juniper-vale.example/offers/2041" hint="Anyone with the link can view the quote." />
      <CopyField label="IBAN" value="GB33 BUKB 2020 1555 5555 55" />
    </Stack>
  );
}
