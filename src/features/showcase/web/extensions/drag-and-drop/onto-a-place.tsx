import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import { type ReactNode, useState } from 'react';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { useDraggable } from '#web/use-draggable.ts';
import { useDropPlace } from '#web/use-drop-place.ts';
import classes from './onto-a-place.module.css';

const goods = [
  { id: 1, name: 'Sofa, 64 kg', kg: 64 },
  { id: 2, name: 'Lamp, 3 kg', kg: 3 },
  { id: 3, name: 'Table, 38 kg', kg: 38 },
  { id: 4, name: 'Rug, 9 kg', kg: 9 },
];
const carriers = [
  { name: 'Bicycle', takes: 10 },
  { name: 'Van', takes: 500 },
];

/** The bicycle accepts light items only; heavy ones can't be dropped on it. */
export function OntoAPlace() {
  const [places, setPlaces] = useState<Readonly<Record<number, string>>>({});
  const load = (id: number, carrier: string) => {
    setPlaces((now) => ({ ...now, [id]: carrier }));
    announce(`${goods.find((one) => one.id === id)?.name}: ${carrier}`);
  };
  const inPlace = (place: string | undefined) => goods.filter(({ id }) => places[id] === place);
  const show = (place: string | undefined) =>
    inPlace(place).map((good) => <Good key={good.id} {...good} place={place} onLoad={(carrier) => load(good.id, carrier)} />);
  return (
    <div className={classes.yard}>
      <ul className={classes.goods} aria-label="Unassigned">
        {show(undefined)}
      </ul>
      {carriers.map(({ name, takes }) => (
        <Carrier key={name} name={name} takes={takes} onTake={(id) => load(id, name)}>
          {show(name)}
        </Carrier>
      ))}
    </div>
  );
}

function Carrier({ name, takes, onTake, children }: { name: string; takes: number; onTake: (id: number) => void; children: ReactNode }) {
  const fits = (id: number) => (goods.find((one) => one.id === id)?.kg ?? 0) <= takes;
  const place = useDropPlace({ kind: 'showcase goods', takes: fits, onTake });
  return (
    <div ref={place} className={classes.carrier}>
      <span>{`${name}, up to ${takes} kg`}</span>
      <ul className={classes.goods} aria-label={name}>
        {children}
      </ul>
    </div>
  );
}

function Good({
  id,
  name,
  kg,
  place,
  onLoad,
}: {
  id: number;
  name: string;
  kg: number;
  place: string | undefined;
  onLoad: (carrier: string) => void;
}) {
  const good = useDraggable({ kind: 'showcase goods', id, along: 'line', onTake: () => undefined });
  const ways = carriers.filter((one) => one.name !== place && kg <= one.takes);
  return (
    <li ref={good}>
      <Dropdown label={`Load: ${name}`} button={name} buttonHasText buttonClassName={classes.good}>
        {ways.map((one) => (
          <DropdownItem key={one.name} onChoose={() => onLoad(one.name)}>
            {one.name}
          </DropdownItem>
        ))}
        {ways.length === 0 && <DropdownItem onChoose={() => undefined}>No other target accepts this item</DropdownItem>}
      </Dropdown>
    </li>
  );
}
