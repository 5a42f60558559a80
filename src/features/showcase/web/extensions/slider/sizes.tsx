import { useState } from 'react';
import { Slider } from '#web/ui/slider.tsx';

export function Sizes() {
  const [volume, setVolume] = useState(40);
  const format = (value: number) => `${value} %`;
  return (
    <>
      <Slider label="Small" size="small" value={volume} onChange={setVolume} format={format} />
      <Slider label="Normal" value={volume} onChange={setVolume} format={format} />
      <Slider label="Large" size="large" value={volume} onChange={setVolume} format={format} />
    </>
  );
}
