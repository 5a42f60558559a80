import { Tabs } from '#web/ui/tabs.tsx';

/** The first tab is selected by default. */
export function Basic() {
  return (
    <Tabs
      look="pills"
      label="The Alder chair"
      tabs={[
        { key: 'what', label: 'About', content: <p>A lounge chair of beech and wool, 74 cm high.</p> },
        { key: 'care', label: 'Care', content: <p>Brush the wool; wipe the wood with a dry cloth.</p> },
        { key: 'made', label: 'Maker', content: <p>Rui Valadares and a team of five in Porto.</p> },
      ]}
    />
  );
}
