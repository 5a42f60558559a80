import { useState } from 'react';
import { RichTextView } from '#web/rich-text/rich-text-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormActions, FormFields } from '#web/ui/form-layout.tsx';
import { RichTextField } from '#web/ui/rich-text-field.tsx';

/** Written in one place, rendered in another. To replace an editor's content, remount it with a different key. */
export function WrittenAndRead() {
  const [html, setHtml] = useState('');
  const [read, setRead] = useState('<p>Nothing here yet.</p>');
  const [round, setRound] = useState(0);
  return (
    <FormFields
      onSubmit={(event) => {
        event.preventDefault();
        if (html) setRead(html);
        setHtml('');
        setRound(round + 1);
      }}
    >
      <RichTextField key={round} label="Comment" initial="" placeholder="What do you think?" onChange={setHtml} />
      <FormActions>
        <Button type="submit">Comment</Button>
      </FormActions>
      <RichTextView html={read} />
    </FormFields>
  );
}
