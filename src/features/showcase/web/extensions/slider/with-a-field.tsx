import { useState } from 'react';
import { Slider } from '#web/ui/slider.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const [least, most] = [60, 240];

/** The field and the slider stay in sync. */
export function WithAField() {
  const [width, setWidth] = useState(180);
  const [typed, setTyped] = useState<string>();
  const take = () => {
    const asked = Number(typed);
    if (typed && Number.isFinite(asked)) setWidth(Math.max(least, Math.min(most, Math.round(asked))));
    setTyped(undefined);
  };
  return (
    <Stack>
      <Slider label="Table width" min={least} max={most} value={width} onChange={setWidth} format={(value) => `${value} cm`} />
      <TextField
        label="Width in cm"
        hint={`From ${least} to ${most}`}
        inputMode="numeric"
        value={typed ?? String(width)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </Stack>
  );
}
