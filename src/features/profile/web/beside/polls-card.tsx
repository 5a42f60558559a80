import type { AnswerOf } from '#contract/endpoint.ts';
import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import type { readProfile } from '../../contract.ts';
import { PollOptions } from '../posts/poll-options.tsx';
import { useProfileActions } from '../use-profile-actions.ts';
import classes from './polls-card.module.css';

type Line = AnswerOf<typeof readProfile>['polls'][number];

/** The newest polls, with voting. */
export function PollsCard({ polls }: { polls: readonly Line[] }) {
  const { t } = useTranslation();
  const { vote } = useProfileActions();
  if (polls.length === 0) return null;
  const questions = [...Map.groupBy(polls, ({ pollId }) => pollId)];
  return (
    <Card title={t('profile.polls.title')}>
      <div className={classes.polls}>
        {questions.map(([id, lines]) => (
          <div key={id}>
            <p className={classes.question} dir="auto">
              {lines[0]?.question}
            </p>
            <PollOptions
              question={lines[0]?.question ?? ''}
              options={lines.map(({ name, result, votes, youVoted, votedUser }) => ({
                ...{ name, votes, youVoted, percent: Number.parseInt(result, 10) },
                voters: votedUser.map(({ img, username }) => ({ avatar: img, username })),
              }))}
              onVote={(option) => vote(id, option)}
            />
          </div>
        ))}
      </div>
    </Card>
  );
}
