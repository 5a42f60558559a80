import { FactList } from '#web/ui/fact-list.tsx';
import classes from './descriptions.module.css';

const facts = [
  { label: 'Wood', content: 'Oak, oiled' },
  { label: 'Guarantee', content: 'Ten years on the frame' },
];

/** The kit’s list of facts, and one with two columns. */
export function Descriptions() {
  return (
    <>
      <FactList facts={facts} />
      <dl className={classes.beside}>
        <dt>Width</dt>
        <dd>180 cm</dd>
        <dt>Depth</dt>
        <dd>90 cm</dd>
        <dt>Height</dt>
        <dd>74 cm</dd>
      </dl>
    </>
  );
}
