import { Check } from '#web/ui/check.tsx';

/** Unchecked, checked, indeterminate, and disabled. */
export function States() {
  return (
    <>
      <Check>Send me the catalog</Check>
      <Check defaultChecked>Send the invoice by email</Check>
      <Check isPartial>All rooms</Check>
      <Check disabled>Sunday delivery</Check>
      <Check disabled defaultChecked>
        Shop terms
      </Check>
    </>
  );
}
