import { Tabs } from '#web/ui/tabs.tsx';

/** A subtle box around the tabs. */
export function Boxed() {
  return (
    <Tabs
      look="boxed"
      label="Prices"
      tabs={[
        { key: 'monthly', label: 'Monthly', content: <p>12.00 € a month, cancel anytime.</p> },
        { key: 'yearly', label: 'Yearly', content: <p>120.00 € a year, with two months free.</p> },
      ]}
    />
  );
}
