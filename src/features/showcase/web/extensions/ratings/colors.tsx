import { useState } from 'react';
import { IconBulb, IconHeartFilled } from '#web/icons.ts';
import { Rating } from '#web/ui/rating.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** Theme tones, in both color schemes. */
export function Colors() {
  const [hearts, setHearts] = useState(3);
  const [light, setLight] = useState(2);
  const [ten, setTen] = useState(7);
  return (
    <Stack>
      <Rating
        label="How much do you like it?"
        tone="danger"
        icon={(size) => <IconHeartFilled size={size} />}
        value={hearts}
        onChange={setHearts}
      />
      <Rating
        label="How bright is it?"
        tone="accent"
        max={4}
        icon={(size) => <IconBulb size={size} stroke={2.5} />}
        value={light}
        onChange={setLight}
      />
      <Rating label="Would you recommend it?" tone="success" max={10} size={22} value={ten} onChange={setTen} />
    </Stack>
  );
}
