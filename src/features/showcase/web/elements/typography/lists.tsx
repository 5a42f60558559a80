import { IconCheck } from '#web/icons.ts';
import classes from './lists.module.css';

const included = ['Delivery', 'Setting up', 'Ten years'];

export function Lists() {
  return (
    <div className={classes.lists}>
      <ul>
        <li>Oak</li>
        <li>
          Walnut
          <ul>
            <li>American</li>
            <li>European</li>
          </ul>
        </li>
      </ul>
      <ol>
        <li>Sand</li>
        <li>Oil</li>
        <li>Polish</li>
      </ol>
      <ul className={classes.included}>
        {included.map((what) => (
          <li key={what}>
            <IconCheck size={18} aria-hidden="true" />
            {what}
          </li>
        ))}
      </ul>
    </div>
  );
}
