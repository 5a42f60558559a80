import { Check } from '#web/ui/check.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';

/** Stacked radio buttons with labels of any length. */
export function Rounds() {
  return (
    <ChoiceGroup label="Payment" isOfRounds>
      <Check type="radio" name="rounds-paid" defaultChecked>
        By invoice, within 30 days
      </Check>
      <Check type="radio" name="rounds-paid">
        By card, now
      </Check>
      <Check type="radio" name="rounds-paid">
        At a studio, on pickup
      </Check>
      <Check type="radio" name="rounds-paid" disabled>
        In installments, from €500
      </Check>
    </ChoiceGroup>
  );
}
