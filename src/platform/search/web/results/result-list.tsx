import { formatListTime } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { readSession } from '#web/session-store.ts';
import { Moment } from '#web/ui/moment.tsx';
import type { SearchHit } from '../../contract.ts';
import { keepRecent } from '../find/recents.ts';
import { kindIcons } from '../kind-look.ts';
import { MarkedText } from '../marked-text.tsx';
import classes from './result-list.module.css';

export function ResultList({ hits, isLate }: { hits: readonly SearchHit[]; isLate: boolean }) {
  return (
    <ul className={classes.list} data-late={isLate || undefined} aria-busy={isLate}>
      {hits.map((hit) => (
        <Result key={`${hit.kind} ${hit.id}`} hit={hit} />
      ))}
    </ul>
  );
}

function Result({ hit: { kind, title, titleMarks, detail, detailMarks, time, path } }: { hit: SearchHit }) {
  const { t, i18n } = useTranslation();
  const Icon = kindIcons[kind];
  const remember = () => {
    const eid = readSession()?.userData.eid;
    if (eid) keepRecent(eid, { is: 'record', kind, title, href: path });
  };
  return (
    <li>
      <a className={classes.result} href={path} onClick={remember}>
        <Icon className={classes.icon} size={20} aria-hidden="true" />
        <span className={classes.words}>
          <MarkedText className={classes.title} text={title} marks={titleMarks} />
          {detail && <MarkedText className={classes.detail} text={detail} marks={detailMarks} />}
        </span>
        <span className={classes.end}>
          <span>{t(`search.one.${kind}`)}</span>
          {time && <Moment at={time}>{formatListTime(new Date(time), i18n.language, new Date())}</Moment>}
        </span>
      </a>
    </li>
  );
}

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function ResultSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.list}>
      <p role="status" className="visually-hidden">
        {t('search.searching')}
      </p>
      {lines.map((line) => (
        <div key={line} className={classes.skeleton} aria-hidden="true">
          <span className={classes.bar} />
        </div>
      ))}
    </div>
  );
}
