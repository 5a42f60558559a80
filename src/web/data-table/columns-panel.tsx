import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowDown, IconArrowUp, IconPin, IconPinnedOff } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Floating } from '#web/ui/floating.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type ColumnPlace, movedBefore, withPlace } from './column-layout.ts';
import classes from './columns-panel.module.css';

interface Props {
  anchor: HTMLElement;
  /** All columns in default order. */
  columns: readonly { key: string; label: string }[];
  /** The main column, which can't be hidden. */
  main: string | undefined;
  places: readonly ColumnPlace[];
  /** Whether the layout differs from the default. */
  isOwn: boolean;
  onChange: (places: readonly ColumnPlace[]) => void;
  onClose: () => void;
}

/** A panel to show or hide, move and pin the columns of a table. */
export function ColumnsPanel({ anchor, columns, main, places, isOwn, onChange, onClose }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  // A button loses focus when its row is moved, so it is focused again.
  const pressed = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (pressed.current) list.current?.querySelector<HTMLElement>(`[data-press="${pressed.current}"]`)?.focus();
    pressed.current = undefined;
  });
  const move = (at: number, by: 1 | -1) => {
    const place = places[at];
    if (!place || !places[at + by]) return;
    pressed.current = `${place.key} ${by}`;
    onChange(movedBefore(places, place.key, places[by < 0 ? at - 1 : at + 2]?.key));
  };
  return (
    <Floating anchor={anchor} role="dialog" label={t('table.columns')} onClose={onClose}>
      <ul ref={list} className={classes.list}>
        {places.map(({ key, isHidden, isPinned }, at) => {
          const name = columns.find((column) => column.key === key)?.label ?? key;
          return (
            <li key={key} className={classes.line}>
              <span className={classes.name}>
                <Check
                  checked={!isHidden}
                  disabled={key === main}
                  onChange={() => onChange(withPlace(places, key, { isHidden: !isHidden }))}
                >
                  {name}
                </Check>
              </span>
              <IconButton
                label={t('table.layout.up', { name })}
                aria-disabled={at === 0}
                data-press={`${key} -1`}
                className={classes.button}
                onClick={() => move(at, -1)}
              >
                <IconArrowUp size={16} />
              </IconButton>
              <IconButton
                label={t('table.layout.down', { name })}
                aria-disabled={at === places.length - 1}
                data-press={`${key} 1`}
                className={classes.button}
                onClick={() => move(at, 1)}
              >
                <IconArrowDown size={16} />
              </IconButton>
              <IconButton
                label={t('table.layout.pin', { name })}
                aria-pressed={isPinned}
                className={classes.button}
                onClick={() => onChange(withPlace(places, key, { isPinned: !isPinned }))}
              >
                {isPinned ? <IconPinnedOff size={16} /> : <IconPin size={16} />}
              </IconButton>
            </li>
          );
        })}
      </ul>
      <div className={classes.foot}>
        <Button
          look="plain"
          disabled={!isOwn}
          onClick={() => {
            list.current?.querySelector('input')?.focus();
            onChange([]);
          }}
        >
          {t('table.layout.reset')}
        </Button>
      </div>
    </Floating>
  );
}
