import { useState } from 'react';
import { Rating } from '#web/ui/rating.tsx';

/** From a line of a list to a page of its own. */
export function Sizes() {
  const [stars, setStars] = useState(3);
  return (
    <>
      <Rating label="Small" size={20} value={stars} onChange={setStars} />
      <Rating label="As it is" value={stars} onChange={setStars} />
      <Rating label="Large" size={40} value={stars} onChange={setStars} />
    </>
  );
}
