import { useLayout } from '#web/layout-store.ts';
import classes from './layout-now.module.css';

const options = ['menu', 'menuHidden', 'menuCollapsed', 'content', 'navbar', 'footer', 'skin'] as const;

/** What the page is laid out by at this moment, and what of it the reader has chosen for every page. */
export function LayoutNow() {
  const layout = useLayout();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Option</th>
          <th scope="col">Current</th>
          <th scope="col">User setting</th>
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <tr key={option}>
            <th scope="row">{option}</th>
            <td>{String(layout[option])}</td>
            <td>{localStorage.getItem(option) ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
