import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { useAsk } from '#web/ui/use-ask.tsx';

const told = { confirm: 'The offer has been saved.', other: 'The changes are discarded.', cancel: 'You keep editing.' };

/** To save, to throw away, or to go on. */
export function ThreeWays() {
  const [ask, asked] = useAsk();
  const [choice, setChoice] = useState<keyof typeof told>();
  const leave = async () => {
    const answer = await ask({
      title: 'Save the offer for Fjord Hotels?',
      text: 'Two lines have changed since it was saved.',
      confirm: 'Save',
      other: 'Don’t save',
      cancel: 'Keep editing',
    });
    setChoice(answer.choice);
  };
  return (
    <Row>
      <Button look="outline" onClick={() => void leave()}>
        Close the offer
      </Button>
      <span role="status">{choice && told[choice]}</span>
      {asked}
    </Row>
  );
}
