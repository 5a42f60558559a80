import { useTranslation } from '#web/i18n.ts';
import { IconCircle, IconCircleCheck } from '#web/icons.ts';
import type { PollOption } from '../../post-contract.ts';
import { AvatarNames } from './avatar-names.tsx';
import classes from './poll-options.module.css';

interface Props {
  question: string;
  options: readonly PollOption[];
  /** Null withdraws the vote. */
  onVote: (option: number | null) => void;
}

/** Options of a poll with results. Clicking the chosen one withdraws the vote. */
export function PollOptions({ question, options, onVote }: Props) {
  const { t } = useTranslation();
  const all = options.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <div>
      <ul className={classes.options} aria-label={question}>
        {options.map(({ name, percent, youVoted, voters, votes }, option) => (
          <li key={name}>
            <button type="button" className={classes.option} aria-pressed={youVoted} onClick={() => onVote(youVoted ? null : option)}>
              {youVoted ? <IconCircleCheck size={18} aria-hidden="true" /> : <IconCircle size={18} aria-hidden="true" />}
              <bdi className={classes.name}>{name}</bdi>
              <span className={classes.percent}>{t('profile.polls.percent', { percent })}</span>
            </button>
            <span className={classes.bar} aria-hidden="true">
              <span style={{ inlineSize: `${percent}%` }} />
            </span>
            <AvatarNames faces={voters} more={votes - voters.length} />
          </li>
        ))}
      </ul>
      <p className={classes.all}>{t('profile.polls.votes', { count: all })}</p>
    </div>
  );
}
