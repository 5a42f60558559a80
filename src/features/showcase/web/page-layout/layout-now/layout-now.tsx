import { useLayout } from '#web/layout-store.ts';
import classes from './layout-now.module.css';

const options = ['menu', 'menuHidden', 'menuCollapsed', 'content', 'navbar', 'footer', 'skin'] as const;

/** The layout options in effect, and which of them the user chose for all pages. */
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
