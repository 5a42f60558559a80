import { IconTool, IconTruckDelivery } from '#web/icons.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';

/** The whole card is clickable; several can be selected. */
export function Cards() {
  return (
    <ChoiceGroup label="Delivery extras" place="cards">
      <ChoiceCard
        type="checkbox"
        icon={<IconTruckDelivery />}
        title="Carried upstairs"
        note="€ 35"
        text="To a room of your choice."
        defaultChecked
      />
      <ChoiceCard type="checkbox" icon={<IconTool />} title="Assembled" note="€ 60" text="Packaging removed." />
    </ChoiceGroup>
  );
}
