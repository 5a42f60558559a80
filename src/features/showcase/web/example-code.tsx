import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n.ts';
import { CopiedBlock } from '#web/ui/copied-block.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { CodeFile, Example } from './example.ts';
import classes from './example-code.module.css';

/** The source files of an example, each with a copy button. Embedded at build time. */
export function ExampleCode({ code, title }: Pick<Example, 'code' | 'title'>) {
  const { t } = useTranslation();
  const query = { queryKey: ['showcase', 'code', String(code)], queryFn: async () => (await code()).files, staleTime: Infinity };
  const { data, error, refetch } = useQuery(query);
  if (error) return <ErrorState text={t('showcase.noCode', { title })} onTryAgain={() => void refetch()} />;
  if (!data) return <Spinner />;
  return (
    <ul className={classes.files}>
      {data.map((file) => (
        <li key={file.name}>
          <p className={classes.name} dir="ltr">
            <code>{file.name}</code>
          </p>
          <CopiedBlock label={file.name} text={file.text}>
            <Marked pieces={file.pieces} />
          </CopiedBlock>
        </li>
      ))}
    </ul>
  );
}

function Marked({ pieces }: Pick<CodeFile, 'pieces'>) {
  return pieces.map((piece, at) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of a file does not change.
      <span key={at} data-kind={piece[0]}>
        {piece[1]}
      </span>
    ),
  );
}
