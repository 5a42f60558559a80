import { Tabs } from '#web/ui/tabs.tsx';

/** Navigated with the up and down arrow keys. */
export function Upright() {
  return (
    <Tabs
      isUpright
      look="pills"
      label="Studios"
      tabs={[
        { key: 'porto', label: 'Porto', content: <p>Furniture and the workshop.</p> },
        { key: 'leith', label: 'Leith', content: <p>Lamps and the online store.</p> },
        { key: 'kyoto', label: 'Kyoto', content: <p>By appointment, with tea.</p> },
        { key: 'oslo', label: 'Oslo', isOff: true, content: null },
      ]}
    />
  );
}
