import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { useAsk } from '#web/ui/use-ask.tsx';

const told = { confirm: 'Quote saved', other: 'Changes discarded', cancel: 'Still editing' };

/** Save, discard, or keep editing. */
export function ThreeWays() {
  const [ask, asked] = useAsk();
  const [choice, setChoice] = useState<keyof typeof told>();
  const leave = async () => {
    const answer = await ask({
      title: 'Save the quote for Fjord Hotels?',
      text: 'Two lines have unsaved changes.',
      confirm: 'Save',
      other: 'Don’t save',
      cancel: 'Keep editing',
    });
    setChoice(answer.choice);
  };
  return (
    <Row>
      <Button look="outline" onClick={() => void leave()}>
        Close quote
      </Button>
      <span role="status">{choice && told[choice]}</span>
      {asked}
    </Row>
  );
}
