import { Slider } from '#web/ui/slider.tsx';

/** As it is while somebody else decides. */
export function SwitchedOff() {
  return <Slider label="Kiln heating" value={55} onChange={() => undefined} disabled tone="warning" format={(value) => `${value} %`} />;
}
