import { useTranslation } from '#web/i18n.ts';
import { IconCheck } from '#web/icons.ts';
import { type BoardDraft, boardSteps, furthestStep } from './board-draft.ts';
import classes from './step-line.module.css';

interface Props {
  draft: BoardDraft;
  onGoTo: (step: BoardDraft['step']) => void;
}

/** Progress of the steps: current, done, and reachable ones. */
export function StepLine({ draft, onGoTo }: Props) {
  const { t } = useTranslation();
  const here = boardSteps.indexOf(draft.step);
  const furthest = boardSteps.indexOf(furthestStep(draft));
  return (
    <ol className={classes.line} aria-label={t('modalExamples.steps.label')}>
      {boardSteps.map((step, at) => (
        <li key={step} className={classes.step}>
          <button
            type="button"
            className={classes.button}
            aria-current={at === here ? 'step' : undefined}
            disabled={at > furthest}
            onClick={() => onGoTo(step)}
          >
            <span className={classes.mark} aria-hidden="true">
              {at < here ? <IconCheck size={16} /> : at + 1}
            </span>
            {t(`modalExamples.steps.name.${step}`)}
            {at < here && <span className="visually-hidden">{t('modalExamples.steps.isDone')}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
