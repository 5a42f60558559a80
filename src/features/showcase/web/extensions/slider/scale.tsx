import { useState } from 'react';
import { Slider } from '#web/ui/slider.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const warmth = [2700, 4000, 5000].map((at) => ({ at, label: `${at} K` }));

/** Labels for some values, or a tick for each step. */
export function Scale() {
  const [kelvin, setKelvin] = useState(3000);
  const [month, setMonth] = useState(8);
  return (
    <>
      <Slider
        label="Color temperature"
        min={2700}
        max={5000}
        step={100}
        value={kelvin}
        onChange={setKelvin}
        marks={warmth}
        format={(value) => `${value} K`}
      />
      <Slider
        label="Delivery"
        max={11}
        value={month}
        onChange={setMonth}
        marks={months.map((label, at) => ({ at, ...(at % 3 === 0 && { label }) }))}
        format={(at) => months[at] ?? ''}
      />
    </>
  );
}
