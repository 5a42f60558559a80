import { useState } from 'react';
import { Rating } from '#web/ui/rating.tsx';

/** Each half is a separate radio button. */
export function Halves() {
  const [stars, setStars] = useState(3.5);
  return <Rating label="May workshop" hasHalves value={stars} onChange={setStars} />;
}
