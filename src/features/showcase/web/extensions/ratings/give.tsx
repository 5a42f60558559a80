import { useState } from 'react';
import { Rating } from '#web/ui/rating.tsx';

const words = ['', 'Not for me', 'OK', 'Good', 'Very good', 'Excellent'];

/** The meaning of each star appears next to it. */
export function Give() {
  const [stars, setStars] = useState(0);
  return <Rating label="How comfortable is the Alder chair?" value={stars} onChange={setStars} nameOf={(value) => words[value] ?? ''} />;
}
