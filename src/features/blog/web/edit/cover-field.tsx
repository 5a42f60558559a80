import { PictureField, type PictureFieldProps } from '#features/files/web/offers.ts';
import { useTranslation } from '#web/i18n.ts';
import classes from './cover-field.module.css';

/** The picture above a post. */
export function CoverField(props: PictureFieldProps) {
  const { t } = useTranslation();
  return (
    <PictureField
      {...props}
      className={classes.field}
      label={t(props.fileId === null ? 'blog.cover.choose' : 'blog.cover.replace')}
      hint={t('blog.cover.hint')}
      accept="image/*"
      removeLabel={t('blog.cover.remove')}
      failureText={() => t('blog.tool.uploadFailed')}
    />
  );
}
