import { useTranslation } from '#web/i18n.ts';
import choiceStyles from '#web/ui/choice.module.css';
import { LegendGroup } from '#web/ui/legend-group.tsx';
import { avatarColors } from '../../contract.ts';
import { UserAvatar } from '../user-avatar.tsx';
import classes from './colour-field.module.css';

type Colour = (typeof avatarColors)[number];

interface Props {
  name: string;
  avatar: string;
  value: Colour;
  onChange: (colour: Colour) => void;
}

/** The colour on which initials stand; not asked for where there is a picture. */
export function ColourField({ name, avatar, value, onChange }: Props) {
  const { t } = useTranslation();
  if (avatar) return null;
  return (
    <LegendGroup legend={t('users.field.avatarColor')}>
      <div className={classes.choices}>
        {avatarColors.map((colour) => (
          <label key={colour} className={`${choiceStyles.choice} ${classes.choice}`} title={t(`users.colour.${colour}`)}>
            <input
              type="radio"
              name="avatarColor"
              aria-label={t(`users.colour.${colour}`)}
              checked={colour === value}
              onChange={() => onChange(colour)}
            />
            <UserAvatar user={{ fullName: name, avatar: '', avatarColor: colour }} size={36} />
          </label>
        ))}
      </div>
    </LegendGroup>
  );
}
