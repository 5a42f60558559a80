import { useState } from 'react';
import { Slider } from '#web/ui/slider.tsx';

/** The value is shown and announced with its unit. */
export function Plain() {
  const [share, setShare] = useState(35);
  return <Slider label="Light" value={share} onChange={setShare} format={(value) => `${value} %`} />;
}
