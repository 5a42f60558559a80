import { pageAddress } from '#contract/page-address.ts';
import { type CardProps, EmptyNote, Figure } from '#features/dashboards/web/public-api.ts';
import type { ChartTone } from '#web/charts/chart-data.ts';
import { ShareBar } from '#web/charts/share-bar.tsx';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconUserPlus } from '#web/icons.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import classes from './posts-body.module.css';

const tones: readonly ChartTone[] = [1, 2, 3, 4, 5];
/** Status of applicants in the employee table. */
const applied = '5';

/** The most common job titles and the number of applicants. */
export function PostsBody({ data }: CardProps<'posts'>) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  if (data.total === 0) return <EmptyNote text={t('cards.empty.posts')} />;
  const most = Math.max(...data.rows.map(({ count }) => count));
  return (
    <>
      <Figure value={number(data.total)} href={pageAddress('/datatables/advance', {})} note={t('cards.posts.employees')} />
      <ul className={classes.posts}>
        {data.rows.map(({ post, count }, at) => (
          <li key={post} className={classes.post}>
            <span className={classes.line}>
              <a className={classes.name} href={pageAddress('/datatables/advance', {}, { post })}>
                <bdi>{post}</bdi>
              </a>
              <bdi className={classes.count}>{number(count)}</bdi>
            </span>
            <ShareBar label={post} share={count / most} tone={tones[at] ?? 'before'} />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <IconUserPlus size={18} />
        <PageLink href={pageAddress('/datatables/advance', {}, { status: applied })}>
          {t('cards.posts.applied', { count: data.applied })}
        </PageLink>
      </div>
    </>
  );
}
