import { useEffect, useState } from 'react';
import { IconStar } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonGroup } from '#web/ui/button-group.tsx';
import { Row } from '#web/ui/row.tsx';

/** A button that loads for two seconds, a disabled one, and a toggle. */
export function States() {
  const [isSending, setSending] = useState(false);
  const [isStarred, setStarred] = useState(true);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setSending(false), 2000);
    return () => clearTimeout(timer);
  }, [isSending]);
  return (
    <Row>
      <Button loading={isSending} onClick={() => setSending(true)}>
        {isSending ? 'Sending…' : 'Send invoice'}
      </Button>
      <Button disabled>Out of stock</Button>
      <ButtonGroup label="Formatting">
        <Button look="outline" aria-pressed={isStarred} onClick={() => setStarred(!isStarred)}>
          <IconStar size={18} aria-hidden="true" />
          Starred
        </Button>
      </ButtonGroup>
    </Row>
  );
}
