import { useTranslation } from '#web/i18n.ts';
import classes from './rights-matrix.module.css';

interface Props {
  label: string;
  isLabelShown?: boolean;
  /** What it stands for: all ticked, none, or some. */
  cells: readonly boolean[];
  isOff: boolean;
  /** It cannot be ticked for another reason than that the editor lacks the right. */
  isReadOnly?: boolean;
  onTick: (isOn: boolean) => void;
}

/** A box of the matrix, for one cell or for several. */
export function CellBox({ label, isLabelShown = false, cells, isOff, isReadOnly = false, onTick }: Props) {
  const { t } = useTranslation();
  const isAll = cells.length > 0 && cells.every(Boolean);
  const isSome = !isAll && cells.some(Boolean);
  return (
    <label className={classes.cell} title={isOff && !isReadOnly ? t('roles.matrix.notYours') : undefined}>
      <input
        type="checkbox"
        className={classes.box}
        ref={(element) => {
          if (element) element.indeterminate = isSome;
        }}
        checked={isAll}
        disabled={isOff}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <span className={isLabelShown ? undefined : 'visually-hidden'}>{label}</span>
    </label>
  );
}
