import type { Ref } from 'react';
import { formatListTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { KeySigns } from '#web/ui/key-signs.tsx';
import { MarkedText } from '../marked-text.tsx';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';
import classes from './palette-list.module.css';

interface Props {
  /** Ids for the field above, which keeps focus. */
  id: string;
  ref: Ref<HTMLDivElement>;
  label: string;
  groups: readonly PaletteGroup[];
  /** Index of the highlighted item; -1 for none. */
  active: number;
  onChoose: (item: PaletteItem, isElsewhere: boolean) => void;
}

export function PaletteList({ id, ref, label, groups, active, onChoose }: Props) {
  let place = -1;
  return (
    <div ref={ref} id={`${id}-list`} className={classes.list} role="listbox" aria-label={label}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
        <div
          key={group.key}
          role="group"
          aria-labelledby={`${id}-${group.key}`}
          data-late={group.isLate || undefined}
          className={classes.group}
        >
          <p id={`${id}-${group.key}`} className={classes.title} role="presentation">
            {group.title}
          </p>
          {group.items.map((item) => {
            place += 1;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
              <div
                key={item.key}
                id={`${id}-${place}`}
                className={classes.line}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => onChoose(item, event.ctrlKey || event.metaKey)}
                onAuxClick={(event) => event.button === 1 && item.href && onChoose(item, true)}
              >
                <Line item={item} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Line({ item: { icon: Icon, title, marks, detail, detailMarks, time, keys } }: { item: PaletteItem }) {
  const { i18n } = useTranslation();
  return (
    <>
      <Icon className={classes.icon} size={18} aria-hidden="true" />
      <span className={classes.words}>
        <MarkedText text={title} marks={marks} />
        {detail ? <MarkedText className={classes.detail} text={detail} marks={detailMarks} /> : null}
      </span>
      {time ? <span className={classes.time}>{formatListTime(new Date(time), i18n.language, new Date())}</span> : null}
      {keys ? <KeySigns keys={keys} /> : null}
    </>
  );
}
