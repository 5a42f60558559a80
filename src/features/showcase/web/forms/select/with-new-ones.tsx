import { useState } from 'react';
import { ChipCombobox } from '#web/ui/chip-combobox.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';

const known = ['bedroom', 'handmade', 'linen', 'oak', 'spring', 'studio'];

/** Accepts values that aren't in the list: Enter or a comma adds one. */
export function WithNewOnes() {
  const [tags, setTags] = useState(['handmade']);
  const add = (tag: string) => setTags([...new Set([...tags, tag.toLowerCase()])]);
  return (
    <FormFields>
      <ChipCombobox
        label="Post tags"
        chosen={tags}
        found={(typed) => (typed ? known.filter((tag) => !tags.includes(tag) && tag.includes(typed.trim().toLowerCase())) : [])}
        keyOf={(tag) => tag}
        nameOf={(tag) => tag}
        mark={(tag) => <bdi>{tag}</bdi>}
        chipLook="words"
        onPick={add}
        onTyped={add}
        onRemove={(tag) => setTags(tags.filter((one) => one !== tag))}
        removeLabel={(tag) => `Remove ${tag}`}
        placeholder="Type a word, then a comma"
      />
    </FormFields>
  );
}
