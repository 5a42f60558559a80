import { PictureField as FilePictureField, type PictureFieldProps } from '#platform/files/web/public-api.ts';
import { useTranslation } from '#web/i18n.ts';
import classes from './picture-field.module.css';

export function PictureField({ label, ...props }: PictureFieldProps & { label: string }) {
  const { t } = useTranslation();
  return (
    <FilePictureField
      {...props}
      className={classes.field}
      label={label}
      hint={t('profile.picture.hint')}
      accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
      removeLabel={t('profile.picture.remove')}
      failureText={(failure) => t(`profile.upload.${failure}`)}
    />
  );
}
