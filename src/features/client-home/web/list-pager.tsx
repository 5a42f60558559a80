import { Pager } from '#web/ui/pager.tsx';
import styles from './client-home-page.module.css';

interface Props {
  label: string;
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** Pagination of a list; nothing if there is one page. */
export function ListPager({ label, page, perPage, total, onPage }: Props) {
  const last = Math.ceil(total / perPage);
  if (last <= 1) return null;
  return (
    <div className={styles.pager}>
      <Pager label={label} page={page} last={last} shows="short" onPage={onPage} />
    </div>
  );
}
