import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconSearch } from '#web/icons.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './palette.module.css';
import { type PaletteItem, titleWith } from './palette-items.ts';
import { PaletteList } from './palette-list.tsx';
import { PaletteNote } from './palette-note.tsx';
import { usePalette } from './use-palette.ts';
import type { PaletteGiven } from './use-palette-actions.ts';

/** Finds pages, records, and actions by keyboard. Arrow keys highlight, Enter opens, with Ctrl or ⌘ in another tab. */
export function Palette(given: PaletteGiven) {
  const { t } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { line, setLine, over, asked, step, groups, found, countUse, stepBack } = usePalette(given);
  const [marked, setMarked] = useState<string>();
  const items = groups.flatMap((group) => group.items);
  const late = new Set(groups.filter(({ isLate }) => isLate).flatMap((group) => group.items));
  // Outdated results are highlighted only by arrow keys, so Enter can't open something unintended.
  const first = items.findIndex((item) => !late.has(item));
  const kept = items.findIndex(({ key }) => key === marked);
  const active = kept >= 0 ? kept : first;

  const mark = (index: number) => {
    setMarked(items[index]?.key);
    requestAnimationFrame(() => list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' }));
  };
  const choose = ({ key, href, run }: PaletteItem, isElsewhere: boolean) => {
    if (isElsewhere && href) window.open(href, '_blank', 'noopener');
    else {
      setMarked(undefined);
      countUse(key);
      run();
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key, ctrlKey, metaKey } = event;
    const steps: Record<string, number> = {
      ArrowDown: active + 1 < items.length ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : items.length - 1,
      Home: 0,
      End: items.length - 1,
    };
    const next = event.shiftKey ? undefined : steps[key];
    const item = items[active];
    if (next !== undefined && items.length > 0) mark(next);
    else if (key === 'Enter') item && choose(item, ctrlKey || metaKey);
    else if (key === 'Backspace' && line === '' && asked) stepBack();
    else return;
    event.preventDefault();
  };
  const label = step ? t(step.label) : t('search.field');
  return (
    <Dialog
      title={t('shell.search')}
      kind="window"
      onClose={given.onClose}
      head={
        <div className={classes.field}>
          <IconSearch size={18} aria-hidden="true" />
          {asked && (
            <span className={classes.asked}>
              <bdi>{titleWith(t(asked.command.label), asked.given)}</bdi>
            </span>
          )}
          <input
            className={classes.input}
            type="text"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            dir={line ? 'auto' : undefined}
            placeholder={label}
            value={line}
            aria-invalid={over > 0 || undefined}
            onChange={(event) => {
              setMarked(undefined);
              setLine(event.currentTarget.value);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
      }
    >
      <div className={classes.results}>
        <PaletteNote line={line.trim()} over={over} found={found} count={items.length} isSearched={!step || step.is === 'record'} />
        <PaletteList id={id} ref={list} label={label} groups={groups} active={active} onChoose={choose} />
      </div>
      <p className={classes.foot}>{t(asked ? 'search.footAsked' : 'search.foot')}</p>
    </Dialog>
  );
}
