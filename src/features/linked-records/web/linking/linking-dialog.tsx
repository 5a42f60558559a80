import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { Linked } from '#contract/linked-kind.ts';
import { searchAll } from '#platform/search/contract.ts';
import { useAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import type { LinkingRequest } from '#web/links/create-from.ts';
import { endsOf, linkableKinds } from '#web/links/link-ends.ts';
import { toast } from '#web/toast.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useOptionList } from '#web/ui/use-option-list.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { useTypedSearch } from '#web/use-typed-search.ts';
import { linkAgain, unlinkThings } from '../../contract.ts';
import { linkedQuery } from '../linked-query.ts';
import { useLinked } from '../use-linked.ts';
import { type LinkableHit, lineOf, linkableHits } from './linkable-hit.ts';
import { LinkableList } from './linkable-list.tsx';

interface Props extends LinkingRequest {
  onClose: () => void;
}

/** Dialog to find a record and link it. Keeps its input on failure. */
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

/** Links a record with an existing one, refreshes both, and offers Undo. Throws on failure. */
function useLink(thing: Linked): (other: Linked) => Promise<void> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  return async ({ kind, id }) => {
    const readAnew = () =>
      Promise.all([thing, { kind, id }].map((end) => queryClient.invalidateQueries({ queryKey: linkedQuery(end).queryKey })));
    await call(linkAgain, { body: endsOf(thing, { kind, id }) });
    void readAnew();
    const query = { kind: thing.kind, id: thing.id, otherKind: kind, otherId: id };
    const takeBack = () => attempt(t('madeOf.failed.undo'), () => call(unlinkThings, { query }).then(readAnew));
    toast({ tone: 'success', message: t('madeOf.link.done'), action: { label: t('common.undo'), run: takeBack, isUndo: true } });
  };
}

const linkableQuery = (line: string) =>
  queryOptions({
    queryKey: ['search', 'all', line] as const,
    queryFn: ({ signal }) => call(searchAll, { query: { q: line } }, { signal }),
    staleTime: 15_000,
  });

/** Searches records that can be linked with this one. */
function useLinkable(thing: Linked, typed: string) {
  const kinds = linkableKinds(useAbility(), thing.kind);
  return useTypedSearch({
    typed,
    queryFor: (q) => linkableQuery(lineOf(q, kinds)),
    isWanted: (q) => q !== '',
    optionsOf: ({ groups }) =>
      linkableHits(
        groups.flatMap(({ hits }) => hits),
        kinds,
        thing,
      ),
    textsOf: ({ title, detail }) => [title, detail],
  });
}
