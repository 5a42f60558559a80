import { useState } from 'react';
import { Rating } from '#web/ui/rating.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** From list rows to full pages. */
export function Sizes() {
  const [stars, setStars] = useState(3);
  return (
    <Stack>
      <Rating label="Small" size={20} value={stars} onChange={setStars} />
      <Rating label="Normal" value={stars} onChange={setStars} />
      <Rating label="Large" size={40} value={stars} onChange={setStars} />
    </Stack>
  );
}
