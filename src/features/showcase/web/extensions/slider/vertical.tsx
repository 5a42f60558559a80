import { useState } from 'react';
import { Slider } from '#web/ui/slider.tsx';
import classes from './vertical.module.css';

const lamps = [
  { name: 'Hall', start: 80 },
  { name: 'Window', start: 45 },
  { name: 'Counter', start: 65 },
  { name: 'Stairs', start: 20 },
  { name: 'Store', start: 0 },
];

export function Vertical() {
  return (
    <div className={classes.lamps}>
      {lamps.map((lamp) => (
        <Lamp key={lamp.name} {...lamp} />
      ))}
    </div>
  );
}

function Lamp({ name, start }: (typeof lamps)[number]) {
  const [share, setShare] = useState(start);
  return <Slider label={name} isVertical value={share} onChange={setShare} format={(value) => `${value} %`} />;
}
