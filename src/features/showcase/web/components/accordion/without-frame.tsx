import { Accordion } from '#web/ui/accordion.tsx';

const sections = [
  { key: 'terms', title: 'Terms of payment', content: <p>Fourteen days without deduction, by transfer or card.</p> },
  { key: 'late', title: 'When a payment is late', content: <p>We write once after a week, and again after three.</p> },
];

/** Only lines between the sections. */
export function WithoutFrame() {
  return <Accordion look="plain" sections={sections} />;
}
