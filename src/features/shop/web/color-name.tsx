import { useTranslation } from '#web/i18n.ts';
import type { ColorOption } from '../contract.ts';
import classes from './color-name.module.css';

/** Shows a chosen color as a swatch and by name; nothing when there is none. */
export function ColorName({ colour }: { colour: ColorOption | undefined }) {
  const { t } = useTranslation();
  if (!colour) return null;
  return (
    <span className={classes.colour}>
      <span className={classes.dot} data-colour={colour} aria-hidden="true" />
      {t(`shop.colour.${colour}`)}
    </span>
  );
}
