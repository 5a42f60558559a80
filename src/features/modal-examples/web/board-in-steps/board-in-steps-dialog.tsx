import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Space } from '#features/kanban/space-contract.ts';
import { boardPageQuery, useSpaceActions, WhoSees } from '#features/kanban/web/public-api.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { listInWords } from '#web/list-in-words.ts';
import { useSession } from '#web/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { focusFirst } from '#web/ui/first-focus.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { boardOf, problemAt, stepBeside } from './board-draft.ts';
import { ColumnsStep } from './columns-step.tsx';
import { StepLine } from './step-line.tsx';
import { useBoardDraft } from './use-board-draft.ts';

/** Wizard to create a board; its draft survives a reload. */
export function BoardInStepsDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const reader = useSession()?.id;
  const { addAndTell } = useSpaceActions();
  const { draft, change, goTo, startAnew, forget } = useBoardDraft();
  const { data } = useQuery(boardPageQuery(undefined));
  const people = data?.people ?? [];
  const form = useRef<HTMLFormElement>(null);
  const [isRefused, setRefused] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [made, setMade] = useState<Space>();
  const { step } = draft;
  const found = problemAt(draft, step);
  const problem = isRefused && found ? t(`modalExamples.steps.problem.${found}`) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its first field, the last at its button.
  useEffect(() => {
    if (form.current) focusFirst(form.current);
  }, [step]);

  const go = (to: typeof step) => {
    setRefused(false);
    setFailure('');
    goTo(to);
  };
  const make = async () => {
    setSending(true);
    setFailure('');
    try {
      setMade(await addAndTell(boardOf(draft, data?.people)));
      forget();
    } catch (error) {
      setFailure(formFailureText(t, error));
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (found) return setRefused(true);
    if (step === 'review') void make();
    else go(stepBeside(step, 1));
  };
  if (made)
    return (
      <Dialog title={t('modalExamples.example.board.title')} onClose={onClose}>
        <DialogBody
          text={t('modalExamples.steps.made', { board: made.name })}
          buttons={
            <Button data-first-focus onClick={onClose}>
              {t('ui.close')}
            </Button>
          }
        >
          <a href={`/apps/kanban/${made.id}`}>{t('modalExamples.steps.open')}</a>
        </DialogBody>
      </Dialog>
    );
  const members = people.filter(({ id }) => draft.memberIds.includes(id)).map(({ fullName }) => fullName);
  return (
    <Dialog title={t('modalExamples.example.board.title')} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit}>
        <DialogBody
          buttons={
            <>
              {step === 'details' ? (
                <Button look="plain" onClick={startAnew}>
                  {t('modalExamples.steps.startAnew')}
                </Button>
              ) : (
                <Button look="outline" onClick={() => go(stepBeside(step, -1))}>
                  {t('modalExamples.steps.back')}
                </Button>
              )}
              <Button type="submit" loading={isSending} data-first-focus={step === 'review' || undefined}>
                {t(step === 'review' ? 'modalExamples.steps.make' : 'ui.tour.next')}
              </Button>
            </>
          }
        >
          <StepLine draft={draft} onGoTo={go} />
          {step === 'details' && (
            <TextField
              label={t('kanban.space.name')}
              hint={t('modalExamples.steps.nameHint')}
              dir="auto"
              maxLength={100}
              value={draft.name}
              error={problem}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
          )}
          {step === 'columns' && <ColumnsStep {...{ draft, problem, change }} />}
          {step === 'people' && (
            <WhoSees visibility={draft.visibility} memberIds={draft.memberIds} people={people} ownerId={reader} onChange={change} />
          )}
          {step === 'review' && (
            <FactList
              facts={[
                { label: t('kanban.space.name'), content: <bdi>{draft.name.trim()}</bdi> },
                {
                  label: t('modalExamples.steps.columns'),
                  content: listInWords(
                    draft.columns.map(({ title }) => title.trim()),
                    i18n.language,
                  ),
                },
                {
                  label: t('kanban.space.whoSees'),
                  content: t(`kanban.space.visibility.${draft.visibility}`),
                },
                ...(draft.visibility === 'people'
                  ? [{ label: t('kanban.space.members'), content: listInWords(members, i18n.language) }]
                  : []),
              ]}
            />
          )}
          <FormFailure text={failure} />
        </DialogBody>
      </form>
    </Dialog>
  );
}
