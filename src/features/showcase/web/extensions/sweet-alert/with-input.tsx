import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { useAsk } from '#web/ui/use-ask.tsx';

const wrong = (typed: string) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? undefined : 'Enter an email address such as mira@fjord.example.';

/** Input that is validated before it is accepted. */
export function WithInput() {
  const [ask, asked] = useAsk();
  const [address, setAddress] = useState('');
  const invite = async () => {
    const { choice, typed } = await ask({
      title: 'Who do you want to invite?',
      text: 'They’ll only have access to the showroom plans.',
      field: { label: 'Email', type: 'email', placeholder: 'name@company.example', wrong },
      confirm: 'Invite',
      cancel: 'Cancel',
    });
    if (choice === 'confirm') setAddress(typed);
  };
  return (
    <Row>
      <Button look="outline" onClick={() => void invite()}>
        Invite person
      </Button>
      <span role="status">{address && `Invitation sent to ${address}`}</span>
      {asked}
    </Row>
  );
}
