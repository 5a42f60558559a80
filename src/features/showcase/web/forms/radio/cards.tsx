import { IconBuilding, IconClock, IconTruckDelivery } from '#web/icons.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';

/** For options that differ in more than their name: price, time, contents. */
export function Cards() {
  return (
    <ChoiceGroup label="Delivery" place="cards" isOfRounds>
      <ChoiceCard
        type="radio"
        name="cards-delivery"
        icon={<IconTruckDelivery />}
        title="Standard"
        note="free"
        text="Home delivery in five to eight days."
        defaultChecked
      />
      <ChoiceCard type="radio" name="cards-delivery" icon={<IconClock />} title="Express" note="€ 29" text="Tomorrow before noon." />
      <ChoiceCard type="radio" name="cards-delivery" icon={<IconBuilding />} title="Pickup" note="free" text="At a studio from Friday." />
    </ChoiceGroup>
  );
}
