import { useState } from 'react';
import { ListGroup, ListLine } from '#web/ui/list-group.tsx';

const ways = [
  { key: 'van', name: 'Our own van', text: 'Within 100 km, set up in the room' },
  { key: 'post', name: 'Parcel', text: 'Lamps and small things' },
  { key: 'ship', name: 'By sea', text: 'Not in winter', isOff: true },
];

/** One is chosen. */
export function Choose() {
  const [chosen, setChosen] = useState('van');
  return (
    <ListGroup label="Ways of delivery">
      {ways.map(({ key, name, text, isOff = false }) => (
        <ListLine key={key} text={text} isOff={isOff} isChosen={key === chosen} onPress={() => setChosen(key)}>
          {name}
        </ListLine>
      ))}
    </ListGroup>
  );
}
