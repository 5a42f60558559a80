import { Accordion } from '#web/ui/accordion.tsx';

const sections = [
  { key: 'drawing', title: '1. Drawing', isOpen: true, content: <p>Approved on Monday by Maren Lindqvist.</p> },
  { key: 'sample', title: '2. Sample', content: <p>The veneer sample has arrived.</p> },
  { key: 'delivery', title: '3. Delivery', note: 'not scheduled yet', isOff: true, content: null },
];

/** The keyboard skips disabled sections. */
export function Off() {
  return <Accordion sections={sections} />;
}
