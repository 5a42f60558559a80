import { useState } from 'react';
import { Rating } from '#web/ui/rating.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** The clear button appears while there is a rating. */
export function Clear() {
  const [stars, setStars] = useState(4);
  return (
    <Stack>
      <Rating label="Delivery" isClearable value={stars} onChange={setStars} />
      <p role="status">{stars === 0 ? 'No rating yet.' : `Your rating: ${stars} of 5`}</p>
    </Stack>
  );
}
