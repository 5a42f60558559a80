import { Tabs } from '#web/ui/tabs.tsx';

/** On a phone they scroll. */
export function Wide() {
  return (
    <Tabs
      look="pills"
      align="fill"
      label="Delivery"
      tabs={[
        { key: 'home', label: 'Home', content: <p>To your door, and up the stairs.</p> },
        { key: 'studio', label: 'Studio', content: <p>It waits for you for two weeks.</p> },
      ]}
    />
  );
}
