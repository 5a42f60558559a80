import { Tabs } from '#web/ui/tabs.tsx';

/** A quiet box around them. */
export function Boxed() {
  return (
    <Tabs
      look="boxed"
      label="Prices"
      tabs={[
        { key: 'monthly', label: 'By month', content: <p>12.00 € each month, to be ended at any time.</p> },
        { key: 'yearly', label: 'By year', content: <p>120.00 € a year: two months are free.</p> },
      ]}
    />
  );
}
