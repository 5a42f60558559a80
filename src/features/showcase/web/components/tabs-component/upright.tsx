import { Tabs } from '#web/ui/tabs.tsx';

/** Navigated with the up and down arrow keys. */
export function Upright() {
  return (
    <Tabs
      isUpright
      label="How we build a chair"
      tabs={[
        { key: 'choose', label: '1. Choose', content: <p>Boards seasoned for two years, without knots.</p> },
        { key: 'cut', label: '2. Cut', content: <p>Legs cut on the bandsaw, then by hand.</p> },
        { key: 'join', label: '3. Join', content: <p>Doweled and glued, clamped overnight.</p> },
        { key: 'oil', label: '4. Oil', content: <p>Three coats, a day apart.</p> },
      ]}
    />
  );
}
