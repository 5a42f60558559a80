import { Accordion } from '#web/ui/accordion.tsx';

const sections = [
  { key: 'porto', title: 'Porto', isOpen: true, content: <p>Rua das Flores 118. Monday to Saturday, 10 am to 7 pm.</p> },
  {
    key: 'edinburgh',
    title: 'Edinburgh',
    isOpen: true,
    content: <p>24 Constitution Street, Leith. Tuesday to Saturday, 11 am to 6 pm.</p>,
  },
  { key: 'kyoto', title: 'Kyoto', content: <p>Nakagyo Ward, Aburayacho 62. By appointment.</p> },
];

/** Several sections can be open at once. */
export function Many() {
  return <Accordion sections={sections} />;
}
