import type { ReactNode } from 'react';
import type { Uploads } from '#platform/files/web/public-api.ts';
import { formatSize } from '#web/format-size.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { FileLine } from '#web/ui/file-line.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './kept-files.module.css';

/** Files on the server, and uploads in progress. */
export function KeptFiles({ uploads, children }: { uploads: Uploads; children: ReactNode }) {
  const { i18n } = useTranslation();
  if (uploads.list.length === 0) return null;
  return (
    <ul className={classes.list}>
      {uploads.list.map(
        ({ key, file, stored }) =>
          stored && (
            <FileLine key={key} name={stored.name} href={stored.url} size={formatSize(stored.sizeBytes, i18n.language)}>
              <IconButton label={`Remove ${file.name}`} onClick={() => uploads.remove(key)}>
                <IconX size={18} aria-hidden="true" />
              </IconButton>
            </FileLine>
          ),
      )}
      {children}
    </ul>
  );
}
