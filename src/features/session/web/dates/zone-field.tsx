import { type KeyboardEvent, useId, useState } from 'react';
import { deviceZone } from '#web/dates/reader-zone.ts';
import { zoneOffset } from '#web/dates/zone-offset.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown } from '#web/icons.ts';
import frameClasses from '#web/ui/field-frame.module.css';
import { FieldFrame, fieldAttributes } from '#web/ui/field-frame.tsx';
import { OptionList } from '#web/ui/option-list.tsx';
import { useOptionList } from '#web/ui/use-option-list.ts';
import { knownZones } from './known-zones.ts';
import classes from './zone-field.module.css';
import { zonesLike } from './zones-like.ts';

/** That of the device. */
const asDevice = '';
/** As many as one looks through; who looks for another one types. */
const mostShown = 50;

interface Props {
  value: string | null;
  onChoose: (zone: string | null) => void;
}

/** Chooses a zone of the world by a part of its name, or that of the device. */
export function ZoneField({ value, onChoose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const found = isOpen ? zonesLike(knownZones(), typed ?? '').slice(0, mostShown) : [];
  const options = useOptionList({ options: typed ? found : [asDevice, ...found], isOpen });
  const hint = t('session.dates.zoneHint');

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
    // A dialog around it would close as well.
    event.stopPropagation();
  };
  return (
    <FieldFrame id={id} label={t('session.dates.zone')} hint={hint}>
      <div className={classes.field}>
        <div className={`${frameClasses.box} ${classes.line}`}>
          <input
            {...fieldAttributes(id, { hint })}
            {...options.field}
            type="text"
            className={classes.input}
            value={typed ?? textOf(value ?? asDevice)}
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
              <bdi className={classes.offset}>{zoneOffset(zone || deviceZone(), new Date())}</bdi>
            </>
          )}
          onPick={pick}
          note={isOpen && options.list.options.length === 0 && t('session.dates.noZone')}
        />
      </div>
    </FieldFrame>
  );

  function textOf(zone: string): string {
    return zone === asDevice ? t('session.dates.asDevice', { zone: shownName(deviceZone()) }) : shownName(zone);
  }
}

const shownName = (zone: string): string => zone.replaceAll('_', ' ');
