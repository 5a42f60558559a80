import { useTranslation } from '#web/i18n.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { mostOptions } from '../../post-contract.ts';
import { withOption } from './post-draft.ts';

interface Props {
  options: readonly string[];
  error: string | undefined;
  onChange: (options: string[]) => void;
}

/** The answers of a poll; what is left empty is none. */
export function OptionFields({ options, error, onChange }: Props) {
  const { t } = useTranslation();
  return options.map((option, index) => (
    <TextField
      // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place.
      key={index}
      label={t('profile.compose.option', { number: index + 1 })}
      maxLength={100}
      dir="auto"
      autoComplete="off"
      value={option}
      error={index === 0 ? error : undefined}
      onChange={(event) => onChange(withOption(options, index, event.currentTarget.value, mostOptions))}
    />
  ));
}
