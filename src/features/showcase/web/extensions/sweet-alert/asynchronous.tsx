import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { useAsk } from '#web/ui/use-ask.tsx';

/** Simulates a slow server that rejects unknown codes. */
async function redeem(code: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1200));
  if (code.trim().toUpperCase() !== 'LAMP10') throw new Error('Unknown code. Try LAMP10.');
}

/** The dialog waits for the promise and shows its error. */
export function Asynchronous() {
  const [ask, asked] = useAsk();
  const [isRedeemed, setRedeemed] = useState(false);
  const start = async () => {
    const { choice } = await ask({
      title: 'Redeem code',
      text: 'It applies to everything in your cart.',
      field: { label: 'Code', placeholder: 'LAMP10', autoComplete: 'off' },
      confirm: 'Redeem',
      cancel: 'Cancel',
      work: redeem,
    });
    setRedeemed(choice === 'confirm');
  };
  return (
    <Row>
      <Button look="outline" onClick={() => void start()}>
        Redeem code
      </Button>
      <span role="status">{isRedeemed && '10% off all lamps'}</span>
      {asked}
    </Row>
  );
}
