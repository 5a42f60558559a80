import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { useAsk } from '#web/ui/use-ask.tsx';

const wrong = (typed: string) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? undefined : 'Enter an address such as mira@fjord.example.');

/** A line that has to be right before it is taken. */
export function WithInput() {
  const [ask, asked] = useAsk();
  const [address, setAddress] = useState('');
  const invite = async () => {
    const { choice, typed } = await ask({
      title: 'Who do you want to invite?',
      text: 'They will see the showroom plans, and nothing else.',
      field: { label: 'Email', type: 'email', placeholder: 'name@company.example', wrong },
      confirm: 'Invite',
      cancel: 'Cancel',
    });
    if (choice === 'confirm') setAddress(typed);
  };
  return (
    <Row>
      <Button look="outline" onClick={() => void invite()}>
        Invite somebody
      </Button>
      <span role="status">{address && `${address} has been invited.`}</span>
      {asked}
    </Row>
  );
}
