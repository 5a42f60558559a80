import { Tabs } from '#web/ui/tabs.tsx';

/** The first is shown. */
export function Basic() {
  return (
    <Tabs
      label="Order 2041"
      tabs={[
        { key: 'what', label: 'What', content: <p>Forty Leith pendants, moss, with three metres of cable.</p> },
        { key: 'where', label: 'Where', content: <p>Kestrel Hotels, Princes Street 4, Edinburgh.</p> },
        { key: 'when', label: 'When', content: <p>On Tuesday, between 8 and 10, by our own van.</p> },
      ]}
    />
  );
}
