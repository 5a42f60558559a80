import { IconCircle, IconCircleCheck } from '#web/icons.ts';
import styles from './step-list.module.css';

interface StepListProps {
  steps: readonly { id: number; text: string; isDone: boolean }[];
  /** Read before completed steps by screen readers. */
  doneText: string;
}

export function StepList({ steps, doneText }: StepListProps) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ id, text, isDone }) => (
        <li key={id} className={styles.step} data-done={isDone || undefined}>
          {isDone ? <IconCircleCheck size={18} /> : <IconCircle size={18} />}
          {isDone && <span className="visually-hidden">{doneText}</span>}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
