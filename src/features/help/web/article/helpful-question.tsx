import { useTranslation } from '#web/i18n.ts';
import { IconMoodSmile, IconX } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import type { Helpful } from '../../contract.ts';
import classes from './helpful-question.module.css';

interface HelpfulQuestionProps {
  helpful: Helpful;
  /** Null takes the answer back. */
  onVote: (isHelpful: boolean | null) => void;
}

/** Asks whether an article helped. One answer of each person, which they may change. */
export function HelpfulQuestion({ helpful: { yes, no, mine }, onVote }: HelpfulQuestionProps) {
  const { t } = useTranslation();
  const answer = (isHelpful: boolean) => onVote(mine === isHelpful ? null : isHelpful);
  return (
    <section className={classes.place} aria-label={t('help.helpful.question')}>
      <p className={classes.question}>{t('help.helpful.question')}</p>
      <div className={classes.buttons}>
        <Button look="outline" aria-pressed={mine === true} className={classes.answer} onClick={() => answer(true)}>
          <IconMoodSmile size={18} aria-hidden="true" />
          {t('help.helpful.yes')}
        </Button>
        <Button look="outline" aria-pressed={mine === false} className={classes.answer} onClick={() => answer(false)}>
          <IconX size={18} aria-hidden="true" />
          {t('help.helpful.no')}
        </Button>
      </div>
      <p className={classes.said} role="status">
        {mine !== null && `${t('help.helpful.thanks')} `}
        {yes + no > 0 && t('help.helpful.count', { yes, count: yes + no })}
      </p>
    </section>
  );
}
