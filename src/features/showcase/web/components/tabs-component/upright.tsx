import { Tabs } from '#web/ui/tabs.tsx';

/** The arrow keys go up and down. */
export function Upright() {
  return (
    <Tabs
      isUpright
      label="How a chair is built"
      tabs={[
        { key: 'choose', label: '1. Choose', content: <p>Boards that have lain for two years, without a knot.</p> },
        { key: 'cut', label: '2. Cut', content: <p>Legs by the bandsaw, then by hand.</p> },
        { key: 'join', label: '3. Join', content: <p>Dowels and glue, a night in the clamps.</p> },
        { key: 'oil', label: '4. Oil', content: <p>Three times, with a day between.</p> },
      ]}
    />
  );
}
