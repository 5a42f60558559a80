import classes from './place.module.css';

/** Nothing shows that there is a menu: how it is opened stands beside it. */
export function HowToOpen() {
  return <p className={classes.how}>To open the menu, right-click, press and hold on a touch screen, or press Shift+F10.</p>;
}
