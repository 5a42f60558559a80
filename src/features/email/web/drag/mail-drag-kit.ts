import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import type { MarkedEmail } from '../../contract.ts';
import classes from './mail-drag-kit.module.css';

type Data = { kind: 'mails'; mails: readonly MarkedEmail[] };
const mailsOf = (data: Record<string | symbol, unknown>) => (data.kind === 'mails' ? (data as Data).mails : []);

/** Makes a row draggable. The dragged emails and the label beside the pointer are determined at the start. */
export function dragMails(element: HTMLElement, dragged: () => { mails: readonly MarkedEmail[]; text: string }): () => void {
  return draggable({
    element,
    getInitialData: () => ({ kind: 'mails', mails: dragged().mails }) satisfies Data,
    onGenerateDragPreview: ({ nativeSetDragImage }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        render: ({ container }) => {
          container.textContent = dragged().text;
          container.className = classes.preview ?? '';
        },
      }),
    onDragStart: () => element.setAttribute('data-dragged', ''),
    onDrop: () => element.removeAttribute('data-dragged'),
  });
}

/** Makes an element a drop target; `accepts` filters the emails. */
export function takeMails(
  element: HTMLElement,
  accepts: (mail: MarkedEmail) => boolean,
  onDrop: (mails: readonly MarkedEmail[]) => void,
): () => void {
  const unmark = () => element.removeAttribute('data-over');
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => mailsOf(source.data).some(accepts),
    onDragEnter: () => element.setAttribute('data-over', ''),
    onDragLeave: unmark,
    onDrop: ({ source }) => {
      unmark();
      onDrop(mailsOf(source.data).filter(accepts));
    },
  });
}
