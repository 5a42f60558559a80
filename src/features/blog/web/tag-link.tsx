import classes from './tag-link.module.css';

/** A tag that links to its posts. */
export function TagLink({ tag, href, count, isHere = false }: { tag: string; href: string; count?: string; isHere?: boolean }) {
  return (
    <a href={href} className={classes.tag} aria-current={isHere ? 'true' : undefined}>
      <bdi>{tag}</bdi>
      {count && <span className={classes.count}>{count}</span>}
    </a>
  );
}
