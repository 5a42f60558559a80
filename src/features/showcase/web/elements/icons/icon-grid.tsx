import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { useInlineSize } from '#web/use-inline-size.ts';
import { useWindowedRows } from '#web/use-windowed-rows.ts';
import type { SetIcon } from './find-icons.ts';
import { IconDrawing } from './icon-drawing.tsx';
import classes from './icon-grid.module.css';
import { iconName } from './icon-name.ts';
import { useIconPaths } from './use-icon-paths.ts';

interface Props {
  label: string;
  icons: readonly SetIcon[];
  onPress: (icon: SetIcon, path: string) => void;
}

const rowHeight = 92;
const narrowest = 104;

/** A virtualized grid of thousands of icons. It has one tab stop; arrow keys move between icons. */
export function IconGrid({ label, icons, onPress }: Props) {
  const { i18n } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = Math.max(2, Math.floor(useInlineSize(scroller, 64) / narrowest));
  const count = Math.ceil(icons.length / columns);
  const { first, last, onScroll, reveal } = useWindowedRows({ scroller, count, rowHeight });
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  const pathOf = useIconPaths(icons.slice(first * columns, (last + 1) * columns));
  const [at, setAt] = useState(0);
  const stop = Math.min(at, icons.length - 1);
  const isStopDrawn = Math.floor(stop / columns) >= first && Math.floor(stop / columns) <= last;
  const isMoving = useRef(false);
  useEffect(() => {
    const button = scroller.current?.querySelector<HTMLElement>(`[data-at="${at}"]`);
    if (!isMoving.current || !button) return;
    isMoving.current = false;
    button.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = i18n.dir() === 'rtl' ? -1 : 1;
    const steps = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: columns,
      ArrowUp: -columns,
      PageDown: 4 * columns,
      PageUp: -4 * columns,
    };
    const ends = { Home: 0, End: icons.length - 1 };
    const by = steps[event.key as keyof typeof steps];
    const to = by === undefined ? ends[event.key as keyof typeof ends] : stop + by;
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(to, icons.length - 1));
    isMoving.current = true;
    setAt(next);
    reveal(Math.floor(next / columns));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has no rows that are placed by their number.
    <div
      ref={scroller}
      className={classes.scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={count}
      aria-colcount={columns}
      tabIndex={isStopDrawn ? undefined : 0}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
    >
      <div className={classes.rows} role="presentation" style={{ blockSize: count * rowHeight }}>
        {rows.map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          // biome-ignore lint/a11y/useFocusableInteractive: as above.
          <div
            key={row}
            className={classes.row}
            role="row"
            aria-rowindex={row + 1}
            style={{ insetBlockStart: row * rowHeight, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {icons.slice(row * columns, (row + 1) * columns).map((icon, column) => {
              const path = pathOf(icon);
              const place = row * columns + column;
              return (
                // biome-ignore lint/a11y/useSemanticElements: as above.
                // biome-ignore lint/a11y/useFocusableInteractive: as above.
                <div key={icon.at} role="gridcell" aria-colindex={column + 1}>
                  <button
                    type="button"
                    className={classes.cell}
                    data-at={place}
                    tabIndex={place === stop ? 0 : -1}
                    title={iconName(icon)}
                    onFocus={() => setAt(place)}
                    onClick={() => path !== undefined && onPress(icon, path)}
                  >
                    <IconDrawing path={path} isFilled={icon.isFilled} />
                    <span className={classes.name}>{icon.isFilled ? `${icon.name}, filled` : icon.name}</span>
                  </button>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
