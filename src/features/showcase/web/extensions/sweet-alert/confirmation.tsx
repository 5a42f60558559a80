import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { useAsk } from '#web/ui/use-ask.tsx';

/** The promise resolves to the answer. */
export function Confirmation() {
  const [ask, asked] = useAsk();
  const [isThere, setThere] = useState(true);
  const remove = async () => {
    const { choice } = await ask({
      tone: 'warning',
      title: 'Delete the draft “Autumn lamps”?',
      text: 'Its three images will be deleted too.',
      confirm: 'Delete',
      cancel: 'Keep',
      isDanger: true,
    });
    if (choice === 'confirm') setThere(false);
  };
  return (
    <Row>
      <Button look="outline" disabled={!isThere} onClick={() => void remove()}>
        Delete the draft
      </Button>
      {isThere ? (
        <span role="status">“Autumn lamps” is a draft.</span>
      ) : (
        <>
          <span role="status">Draft deleted.</span>
          <Button look="plain" onClick={() => setThere(true)}>
            Restore
          </Button>
        </>
      )}
      {asked}
    </Row>
  );
}
