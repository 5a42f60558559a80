import { Tabs } from '#web/ui/tabs.tsx';

/** The first tab is selected by default. */
export function Basic() {
  return (
    <Tabs
      label="Order 2041"
      tabs={[
        { key: 'what', label: 'Items', content: <p>40 Leith pendants, moss, with three meters of cable.</p> },
        { key: 'where', label: 'Where', content: <p>Kestrel Hotels, Princes Street 4, Edinburgh.</p> },
        { key: 'when', label: 'When', content: <p>Tuesday, 8–10 am, by delivery van.</p> },
      ]}
    />
  );
}
