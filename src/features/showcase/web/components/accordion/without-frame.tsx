import { Accordion } from '#web/ui/accordion.tsx';

const sections = [
  { key: 'terms', title: 'Payment terms', content: <p>Net 14 days, by bank transfer or card.</p> },
  { key: 'late', title: 'Late payments', content: <p>We send reminders after one week and after three.</p> },
];

/** Dividers only, without a frame. */
export function WithoutFrame() {
  return <Accordion look="plain" sections={sections} />;
}
