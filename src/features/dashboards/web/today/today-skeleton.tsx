import { useState } from 'react';
import { useAbility } from '#web/ability.ts';
import { keptFold, keptQuiet } from './kept-today.ts';
import classes from './today-body.module.css';

const parts = [['Invoice'], ['Email'], ['Board', 'Todo'], ['Calendar'], ['Order'], ['Product']] as const;

/** Today as high as it will be: as many parts as the reader may see, or what it was when it was seen last. */
export function TodaySkeleton() {
  const ability = useAbility();
  const [[isFolded, isQuiet]] = useState(() => [keptFold.read() === 'yes', keptQuiet.read() === 'yes'] as const);
  return (
    <>
      <div className={classes.line} />
      {isFolded ? null : isQuiet ? (
        <div className={classes.quiet} />
      ) : (
        <div className={classes.parts}>
          {parts.map(
            (subjects) => subjects.some((subject) => ability.can('read', subject)) && <div key={subjects[0]} className={classes.waiting} />,
          )}
        </div>
      )}
    </>
  );
}
