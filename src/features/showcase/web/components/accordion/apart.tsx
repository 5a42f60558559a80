import { Accordion } from '#web/ui/accordion.tsx';

const sections = [
  { key: 'frame', title: 'Frame', content: <p>Solid beech, glued and doweled, with a ten-year warranty.</p> },
  { key: 'cover', title: 'Cover', content: <p>Wool from the Borders, in eleven colors. The covers are removable.</p> },
  { key: 'feet', title: 'Feet', content: <p>Oak or walnut, screwed in by hand.</p> },
];

/** Sections with gaps between them. */
export function Apart() {
  return <Accordion look="apart" sign="plus" sections={sections} />;
}
