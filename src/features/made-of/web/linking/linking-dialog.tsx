import { type KeyboardEvent, useState } from 'react';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import type { LinkingRequest } from '#web/links/making.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useOptionList } from '#web/ui/use-option-list.ts';
import { useLinked } from '../use-linked.ts';
import type { LinkableHit } from './linkable-hit.ts';
import { LinkableList } from './linkable-list.tsx';
import { useLink } from './use-link.ts';
import { useLinkable } from './use-linkable.ts';

interface Props extends LinkingRequest {
  onClose: () => void;
}

/** Finds what a thing is to be linked with, and links them. What cannot be sent leaves what was typed as it is. */
export function LinkingDialog({ thing, onClose }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const q = typed.trim();
  const { found = [], isLate, error } = useLinkable(thing, q);
  const linked = useLinked(thing);
  const isLinked = ({ kind, id }: LinkableHit) => linked.some((one) => one.kind === kind && one.id === id);
  const options = useOptionList({ options: found, isOpen: found.length > 0 });
  const link = useLink(thing);

  const pick = async (hit: LinkableHit) => {
    if (isSending) return;
    if (isLinked(hit)) return setFailure(t('madeOf.link.alreadyWith', { title: hit.title || t(`madeOf.kind.${hit.kind}`) }));
    setSending(true);
    setFailure('');
    try {
      await link(hit);
      onClose();
    } catch (caught) {
      setSending(false);
      setFailure(formFailureText(t, caught));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && options.chosen) void pick(options.chosen);
    else if (!options.onArrow(event)) return;
    event.preventDefault();
  };
  const isNone = found.length === 0;
  const note = !q ? 'hint' : error ? 'failed' : !isNone ? undefined : isLate ? 'searching' : 'none';
  return (
    <Dialog title={t('madeOf.link.title')} onClose={onClose}>
      <DialogBody>
        <TextField
          label={t('madeOf.link.search')}
          dir="auto"
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFailure('');
            options.reset();
          }}
          onKeyDown={onKeyDown}
          {...options.field}
        />
        <LinkableList
          list={options.list}
          isLinked={isLinked}
          onPick={(hit) => void pick(hit)}
          note={note && t(`madeOf.link.${note}`, { q })}
          isFailed={note === 'failed'}
        />
        <FormFailure text={failure} />
      </DialogBody>
    </Dialog>
  );
}
