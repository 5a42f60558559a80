import { PageLink } from '#web/ui/page-link.tsx';
import classes from './inline.module.css';

/** Semantic elements look right and are read correctly by screen readers. */
export function Inline() {
  return (
    <div className={classes.words}>
      <p>
        A <strong>strong</strong> word, an <em>emphasised</em> one, a <mark>marked</mark> one, <del>one that is gone</del>, and{' '}
        <ins>one that came</ins>.
      </p>
      <p>
        Press <kbd>Ctrl</kbd>, write <code>npm start</code>, and see <samp>ready</samp>. H<sub>2</sub>O, 12 m<sup>2</sup>,{' '}
        <abbr title="Value added tax">VAT</abbr>.
      </p>
      <p>
        <small>Small print: prices include tax.</small> A <PageLink href="/pages/faq">link</PageLink> describes its destination.
      </p>
    </div>
  );
}
