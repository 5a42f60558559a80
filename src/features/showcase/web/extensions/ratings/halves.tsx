import { useState } from 'react';
import { Rating } from '#web/ui/rating.tsx';

/** Each half is a radio button of its own. */
export function Halves() {
  const [stars, setStars] = useState(3.5);
  return <Rating label="May workshop" hasHalves value={stars} onChange={setStars} />;
}
