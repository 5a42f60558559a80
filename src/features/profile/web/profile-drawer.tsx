import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { namedFields } from '#web/named-fields.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { RecordDrawer } from '#web/ui/record-drawer.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { useRecordForm } from '#web/use-record-form.ts';
import { withScheme } from '#web/with-scheme.ts';
import { type ProfileAbout, updateOwnProfile } from '../contract.ts';
import { PictureField } from './picture-field.tsx';

type Values = Pick<ProfileAbout, 'about' | 'lives' | 'website' | 'coverFileId'> & { joinedOn: string };

const valuesOf = ({ about, lives, website, joinedOn, coverFileId }: ProfileAbout): Values => ({
  ...{ about, lives, website, joinedOn: joinedOn ?? '', coverFileId },
});

export function ProfileDrawer({ about, coverImg, onClose }: { about: ProfileAbout; coverImg: string | null; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useRecordForm<Values, ProfileAbout>({
    storageKey: 'atrium.profile.draft',
    draftKey: 'own',
    record: about,
    begun: valuesOf(about),
    valuesOf,
  });
  const { values, errors, change } = form;
  const save = async (version = form.baseVersion) => {
    if (!form.isChanged) return onClose();
    const body = { ...values, website: withScheme(values.website), joinedOn: values.joinedOn || null };
    const isSaved = await form.send(async () => {
      await form.sendChanged(
        version,
        async (names, basedOn) => (await call(updateOwnProfile, { body: { ...namedFields(body, names), version: basedOn } })).userAbout,
      );
      await queryClient.invalidateQueries({ queryKey: ['profile'] });
    });
    if (isSaved) onClose();
  };
  const field = (name: 'about' | 'lives' | 'website', maxLength: number) => ({
    label: t(`profile.field.${name}`),
    value: values[name],
    error: errors[name],
    maxLength,
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  const textOf = (record: Values, name: keyof Values) =>
    name === 'coverFileId' ? t(record.coverFileId === null ? 'profile.cover.none' : 'profile.cover.one') : record[name];
  return (
    <RecordDrawer
      title={t('profile.edit.title')}
      form={form}
      submitLabel={t('common.save')}
      labelOf={(name) => t(`profile.field.${name}`)}
      textOf={textOf}
      onSave={save}
      onClose={onClose}
    >
      <TextareaField {...field('about', 500)} rows={4} hint={t('profile.field.aboutHint')} />
      <TextField {...field('lives', 100)} dir="auto" autoComplete="address-level2" />
      <TextField {...field('website', 200)} dir="ltr" inputMode="url" autoComplete="url" />
      <DateField
        label={t('profile.field.joinedOn')}
        value={values.joinedOn}
        error={errors.joinedOn}
        onChange={(joinedOn) => change({ joinedOn })}
      />
      <PictureField
        label={t('profile.field.coverFileId')}
        fileId={values.coverFileId}
        saved={{ id: about.coverFileId, url: coverImg }}
        error={errors.coverFileId}
        onChange={(coverFileId) => change({ coverFileId })}
      />
    </RecordDrawer>
  );
}
