import classes from './place.module.css';

/** The menu isn't discoverable, so the ways to open it are described next to it. */
export function HowToOpen() {
  return <p className={classes.how}>To open the menu, right-click, press and hold on a touch screen, or press Shift+F10.</p>;
}
