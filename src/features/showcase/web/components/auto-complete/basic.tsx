import { useState } from 'react';
import { optionsLike } from '#web/ui/options-like.ts';
import { SuggestField } from '#web/ui/suggest-field.tsx';

const cities = [
  'Aberdeen',
  'Amsterdam',
  'Århus',
  'Barcelona',
  'Braga',
  'Coimbra',
  'Edinburgh',
  'Glasgow',
  'Kobe',
  'Kyoto',
  'Lisboa',
  'Porto',
];

/** Suggests options and accepts any other text. */
export function Basic() {
  const [city, setCity] = useState('');
  return (
    <SuggestField
      label="City"
      placeholder="Ship to"
      value={city}
      onType={setCity}
      options={optionsLike(cities, city, (one) => one)}
      keyOf={(one) => one}
      textOf={(one) => one}
    />
  );
}
