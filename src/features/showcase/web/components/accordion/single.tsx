import { Accordion } from '#web/ui/accordion.tsx';

const sections = [
  {
    key: 'time',
    title: 'How long does delivery take?',
    isOpen: true,
    content: <p>Lamps ship within two days, furniture within three weeks.</p>,
  },
  { key: 'return', title: 'Can I return a sofa?', content: <p>Yes, within 30 days and free of charge. We collect it from your home.</p> },
  {
    key: 'care',
    title: 'How do I care for oiled oak?',
    content: <p>Wipe it dry, and oil it once a year. A tin comes with each table.</p>,
  },
];

/** Sections with the same `name` make the browser close the others. */
export function Single() {
  return <Accordion isSingle sections={sections} />;
}
