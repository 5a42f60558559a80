import { Slider } from '#web/ui/slider.tsx';

/** Disabled while it is controlled elsewhere. */
export function SwitchedOff() {
  return <Slider label="Kiln heating" value={55} onChange={() => undefined} disabled tone="warning" format={(value) => `${value} %`} />;
}
