import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { useAsk } from '#web/ui/use-ask.tsx';

const needed = (typed: string) => (typed.trim() === '' ? 'Required' : undefined);

/** Each dialog waits for the previous one; canceling stops the sequence. */
export function InARow() {
  const [ask, asked] = useAsk();
  const [made, setMade] = useState('');
  const start = async () => {
    const room = await ask({ title: 'Which room is it?', field: { label: 'Room', wrong: needed }, confirm: 'Next', cancel: 'Cancel' });
    if (room.choice !== 'confirm') return;
    const lamp = await ask({
      title: `Which lamp for the ${room.typed}?`,
      field: { label: 'Lamp', wrong: needed },
      confirm: 'Done',
      cancel: 'Cancel',
    });
    if (lamp.choice === 'confirm') setMade(`${lamp.typed} in the ${room.typed}`);
  };
  return (
    <Row>
      <Button look="outline" onClick={() => void start()}>
        Plan lighting
      </Button>
      <span role="status">{made}</span>
      {asked}
    </Row>
  );
}
