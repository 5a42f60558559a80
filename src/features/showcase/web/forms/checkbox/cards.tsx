import { IconTool, IconTruckDelivery } from '#web/icons.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';

/** All of a card may be pressed; as many as one likes. */
export function Cards() {
  return (
    <ChoiceGroup label="With the delivery" place="cards">
      <ChoiceCard
        type="checkbox"
        icon={<IconTruckDelivery />}
        title="Carried up"
        note="€ 35"
        text="To the room you want it in."
        defaultChecked
      />
      <ChoiceCard type="checkbox" icon={<IconTool />} title="Put together" note="€ 60" text="And the boxes taken away." />
    </ChoiceGroup>
  );
}
