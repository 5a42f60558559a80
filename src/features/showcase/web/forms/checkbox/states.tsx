import { Check } from '#web/ui/check.tsx';

/** Off, on, in part, and shut. */
export function States() {
  return (
    <>
      <Check>Send me the catalogue</Check>
      <Check defaultChecked>Send the invoice by mail</Check>
      <Check isPartial>All rooms</Check>
      <Check disabled>Delivery on Sunday</Check>
      <Check disabled defaultChecked>
        Shop terms
      </Check>
    </>
  );
}
