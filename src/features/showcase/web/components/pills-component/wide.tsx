import { Tabs } from '#web/ui/tabs.tsx';

/** Scrolls on narrow screens. */
export function Wide() {
  return (
    <Tabs
      look="pills"
      align="fill"
      label="Delivery"
      tabs={[
        { key: 'home', label: 'Home', content: <p>Delivered to your home, stairs included.</p> },
        { key: 'studio', label: 'Studio', content: <p>Held for pickup for two weeks.</p> },
      ]}
    />
  );
}
