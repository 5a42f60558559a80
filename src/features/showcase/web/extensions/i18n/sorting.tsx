import { useTranslation } from '#web/i18n.ts';
import { listInWords } from '#web/list-in-words.ts';
import { InEach } from './in-each.tsx';

const names = ['Zoë', 'Åsa', 'Ewa', 'Émile', 'ليلى', 'Øystein', 'Anaïs'];

/** Accents and scripts sort by each language's rules. */
export function Sorting() {
  return (
    <InEach>
      <Names />
    </InEach>
  );
}

function Names() {
  const { i18n } = useTranslation();
  return listInWords(
    names.toSorted((one, other) => one.localeCompare(other, i18n.language)),
    i18n.language,
  );
}
