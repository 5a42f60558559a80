import { type ReactNode, useState } from 'react';
import { type AskAnswer, AskDialog, type AskRequest } from './ask-dialog.tsx';

/**
 * Opens a dialog and waits for the answer: `const [ask, asked] = useAsk()`. Render `asked` anywhere on the page. Only one dialog at a time.
 */
export function useAsk(): [ask: (request: AskRequest) => Promise<AskAnswer>, asked: ReactNode] {
  const [open, setOpen] = useState<{ id: number; request: AskRequest; answer: (answer: AskAnswer) => void }>();
  const ask = (request: AskRequest) =>
    new Promise<AskAnswer>((answer) => {
      open?.answer({ choice: 'cancel', typed: '' });
      setOpen((last) => ({ id: (last?.id ?? 0) + 1, request, answer }));
    });
  const asked = open && (
    <AskDialog
      key={open.id}
      request={open.request}
      onAnswer={(answer) => {
        setOpen(undefined);
        open.answer(answer);
      }}
    />
  );
  return [ask, asked];
}
