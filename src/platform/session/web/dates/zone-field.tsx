import { type KeyboardEvent, useId, useState } from 'react';
import { zoneOffset } from '#web/dates/zone-offset.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown } from '#web/icons.ts';
import frameClasses from '#web/ui/field-frame.module.css';
import { FieldFrame, fieldAttributes } from '#web/ui/field-frame.tsx';
import { OptionList } from '#web/ui/option-list.tsx';
import { useOptionList } from '#web/ui/use-option-list.ts';
import classes from './zone-field.module.css';
import { knownZones, zonesLike } from './zones.ts';

/** No explicit time zone. */
const none = '';
/** Enough to scan; type to find others. */
const maxShown = 50;

interface Props {
  value: string | null;
  /** The default when none is selected: its label, and the zone if known. */
  otherwise: { text: string; zone?: string | undefined };
  hint?: string;
  error?: string | undefined;
  onChoose: (zone: string | null) => void;
}

/** Selects a time zone by part of its name, or none. */
export function ZoneField({ value, otherwise, hint: givenHint, error, onChoose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const found = isOpen ? zonesLike(knownZones(), typed ?? '').slice(0, maxShown) : [];
  const options = useOptionList({ options: typed ? found : [none, ...found], isOpen });
  const hint = givenHint ?? t('session.dates.zoneHint');

  const close = () => {
    setOpen(false);
    setTyped(null);
    options.reset();
  };
  const pick = (zone: string) => {
    close();
    onChoose(zone || null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!options.onArrow(event)) setOpen(true);
    } else if (key === 'Enter' && options.chosen !== undefined) pick(options.chosen);
    else if (key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    // Otherwise a surrounding dialog would close too.
    event.stopPropagation();
  };
  return (
    <FieldFrame id={id} label={t('session.dates.zone')} hint={hint} error={error}>
      <div className={classes.field}>
        <div className={`${frameClasses.box} ${classes.line}`}>
          <input
            {...fieldAttributes(id, { hint, error })}
            {...options.field}
            type="text"
            className={classes.input}
            value={typed ?? textOf(value ?? none)}
            onFocus={(event) => event.currentTarget.select()}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              options.reset();
              setOpen(true);
            }}
            onBlur={close}
            onKeyDown={onKeyDown}
          />
          <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
        </div>
        <OptionList
          list={options.list}
          label={t('session.dates.zone')}
          keyOf={(zone) => zone}
          show={(zone) => (
            <>
              <span className={classes.name}>
                <bdi>{textOf(zone)}</bdi>
              </span>
              <bdi className={classes.offset}>{offsetOf(zone || otherwise.zone)}</bdi>
            </>
          )}
          onPick={pick}
          note={isOpen && options.list.options.length === 0 && t('session.dates.noZone')}
        />
      </div>
    </FieldFrame>
  );

  function textOf(zone: string): string {
    return zone === none ? otherwise.text : shownName(zone);
  }
}

const offsetOf = (zone: string | undefined): string => (zone ? zoneOffset(zone, new Date()) : '');

export const shownName = (zone: string): string => zone.replaceAll('_', ' ');
