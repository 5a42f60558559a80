import { Accordion } from '#web/ui/accordion.tsx';

const sections = [
  {
    key: 'time',
    title: 'How long does delivery take?',
    isOpen: true,
    content: <p>Lamps leave within two days, furniture within three weeks.</p>,
  },
  { key: 'return', title: 'May I send a sofa back?', content: <p>Within 30 days, free of charge. We collect it where it stands.</p> },
  {
    key: 'care',
    title: 'How do I look after oiled oak?',
    content: <p>Wipe it dry, and oil it once a year. A tin comes with each table.</p>,
  },
];

/** The name that the sections share makes the browser close the others. */
export function Single() {
  return <Accordion isSingle sections={sections} />;
}
