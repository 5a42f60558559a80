import { TabbedCard } from '#web/ui/content-card/tabbed-card.tsx';

/** A card with a tab for each section. */
export function InACard() {
  return (
    <TabbedCard
      label="The studios"
      tabs={[
        { key: 'porto', label: 'Porto', content: <p>Rua das Flores 118.</p> },
        { key: 'leith', label: 'Leith', content: <p>24 Constitution Street.</p> },
        { key: 'kyoto', label: 'Kyoto', content: <p>Aburayacho 62.</p> },
      ]}
    />
  );
}
