import { Stack } from '#web/ui/stack.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const places = ['center', 'end', 'fill'] as const;
const tabs = [
  { key: 'oak', label: 'Oak', content: <p>Oiled, or smoked.</p> },
  { key: 'walnut', label: 'Walnut', content: <p>Oiled.</p> },
  { key: 'ash', label: 'Ash', content: <p>Soaped.</p> },
] as const;

export function Places() {
  return (
    <Stack gap={24}>
      {places.map((align) => (
        <Tabs key={align} align={align} label={`Woods: ${align}`} tabs={tabs} />
      ))}
    </Stack>
  );
}
