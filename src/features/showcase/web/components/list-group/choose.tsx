import { useState } from 'react';
import { ListGroup, ListLine } from '#web/ui/list-group.tsx';

const ways = [
  { key: 'van', name: 'Delivery van', text: 'Within 100 km, assembled in the room' },
  { key: 'post', name: 'Parcel', text: 'Lamps and small items' },
  { key: 'ship', name: 'Sea freight', text: 'Not in winter', isOff: true },
];

export function Choose() {
  const [chosen, setChosen] = useState('van');
  return (
    <ListGroup label="Delivery methods">
      {ways.map(({ key, name, text, isOff = false }) => (
        <ListLine key={key} text={text} isOff={isOff} isChosen={key === chosen} onPress={() => setChosen(key)}>
          {name}
        </ListLine>
      ))}
    </ListGroup>
  );
}
