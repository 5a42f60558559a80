import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { SellerForm } from './use-seller-form.ts';

export function BrandColorField({ form }: { form: SellerForm }) {
  const { t } = useTranslation();
  const { brandColor } = form.values;
  return (
    <FieldRow>
      <TextField
        label={t('seller.field.brandColor')}
        hint={t('seller.hint.brandColor')}
        type="color"
        value={brandColor || '#5b5bd6'}
        error={form.errors.brandColor}
        onChange={(event) => form.change({ brandColor: event.currentTarget.value })}
      />
      {brandColor && (
        <Button look="plain" onClick={() => form.change({ brandColor: '' })}>
          {t('seller.noBrandColor')}
        </Button>
      )}
    </FieldRow>
  );
}
