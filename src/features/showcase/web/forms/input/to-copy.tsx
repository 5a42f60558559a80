import { CopyField } from '#web/ui/copy-field.tsx';

/** Read-only value with a copy button. */
export function ToCopy() {
  return <CopyField label="Link to the offer" value="https://juniper-vale.example/offers/2207" hint="Valid until the end of the month." />;
}
