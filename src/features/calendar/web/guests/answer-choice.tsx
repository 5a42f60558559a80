import { useTranslation } from '#web/i18n.ts';
import type { Guest } from '../../contract.ts';
import classes from './answer-choice.module.css';

export type Answer = Exclude<Guest['answer'], 'waiting'>;
const answers = ['yes', 'maybe', 'no'] as const satisfies readonly Answer[];

interface Props {
  answer: Guest['answer'] | undefined;
  onAnswer: (answer: Answer) => void;
}

/** Buttons for the three answers, with the current one pressed. */
export function AnswerChoice({ answer: given, onAnswer }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.answers}>
      <legend className={classes.legend}>{t('calendar.answer.question')}</legend>
      {answers.map((answer) => (
        <button key={answer} type="button" className={classes.answer} aria-pressed={given === answer} onClick={() => onAnswer(answer)}>
          {t(`calendar.answer.${answer}`)}
        </button>
      ))}
    </fieldset>
  );
}
