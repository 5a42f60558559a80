import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { useAsk } from '#web/ui/use-ask.tsx';

/** The answer comes as the value of a promise. */
export function Confirmation() {
  const [ask, asked] = useAsk();
  const [isThere, setThere] = useState(true);
  const remove = async () => {
    const { choice } = await ask({
      tone: 'warning',
      title: 'Delete the draft “Lamps of the autumn”?',
      text: 'Its three pictures go with it.',
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
        <span role="status">“Lamps of the autumn” is a draft.</span>
      ) : (
        <>
          <span role="status">The draft is gone.</span>
          <Button look="plain" onClick={() => setThere(true)}>
            Bring it back
          </Button>
        </>
      )}
      {asked}
    </Row>
  );
}
