import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { changedFields } from '#web/changed-fields.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { sendChange } from '#web/send-change.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { useKeptForm } from '#web/use-kept-form.ts';
import { withScheme } from '#web/with-scheme.ts';
import { type ProfileAbout, updateOwnProfile } from '../contract.ts';
import { PictureField } from './picture-field.tsx';

type Values = Pick<ProfileAbout, 'about' | 'lives' | 'website' | 'coverFileId'> & { joinedOn: string };

const valuesOf = ({ about, lives, website, joinedOn, coverFileId }: ProfileAbout): Values => ({
  ...{ about, lives, website, joinedOn: joinedOn ?? '', coverFileId },
});
const versionOf = ({ version }: ProfileAbout) => version;

/** The form of the own profile. */
export function ProfileDrawer({ about, coverImg, onClose }: { about: ProfileAbout; coverImg: string | null; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useKeptForm<Values, ProfileAbout>({
    ...{ storageKey: 'atrium.profile.draft', draftKey: 'own', record: about, begun: valuesOf(about), valuesOf, versionOf },
    isSame: (some, others) => changedFields(some, others).length === 0,
    fieldOf: (path) => (path in valuesOf(about) ? (path as keyof Values) : undefined),
    errorOf: (_, reason) => reasonText(t, reason),
    failureOf: (error) => formFailureText(t, error),
  });
  const { values, errors, change, conflict } = form;
  const save = async (version = form.baseVersion) => {
    if (!form.isChanged) return onClose();
    const body = { ...values, website: withScheme(values.website), joinedOn: values.joinedOn || null };
    const isSaved = await form.send(async () => {
      await sendChange({
        ...{ base: form.base, values, version, valuesOf, versionOf },
        send: async (fields, basedOn) => {
          const named = Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name as keyof Values)));
          return (await call(updateOwnProfile, { body: { ...named, version: basedOn } })).userAbout;
        },
      });
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
    <FormDrawer
      title={t('profile.edit.title')}
      form={form}
      submitLabel={t('ui.form.save')}
      onSubmit={() => void save()}
      onClose={onClose}
      conflict={
        conflict && (
          <RecordConflict
            base={form.base}
            mine={values}
            theirs={valuesOf(conflict)}
            labelOf={(name) => t(`profile.field.${name}`)}
            textOf={textOf}
            onKeep={() => void save(conflict.version)}
            onTake={form.takeCurrent}
          />
        )
      }
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
    </FormDrawer>
  );
}
