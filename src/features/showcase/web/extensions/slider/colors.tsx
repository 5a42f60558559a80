import { useState } from 'react';
import { Slider } from '#web/ui/slider.tsx';

const tanks = [
  { name: 'Oil', tone: 'success', start: 82 },
  { name: 'Varnish', tone: 'info', start: 61 },
  { name: 'Glue', tone: 'warning', start: 34 },
  { name: 'Wax', tone: 'danger', start: 12 },
] as const;

/** The tone matches the text, which says the same. */
export function Colors() {
  return tanks.map((tank) => <Tank key={tank.name} {...tank} />);
}

function Tank({ name, tone, start }: (typeof tanks)[number]) {
  const [share, setShare] = useState<number>(start);
  return <Slider label={name} tone={tone} value={share} onChange={setShare} format={(value) => `${value} %`} />;
}
