import { type ChangeEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { pastBetween, type Writing } from '../mask.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface MaskedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string;
  /** `createMask` or `byAmount`. Create it once, not on every render. */
  writing: Writing;
  onChange: (text: string) => void;
}

/** A labeled text field that formats while typing, such as grouped numbers or dates. Keeps the caret in place. */
export function MaskedField({ value, writing, onChange, ...field }: MaskedFieldProps) {
  const place = useRef<{ input: HTMLInputElement; caret: number }>(null);
  // Rerenders even when the input changes nothing, so the caret is restored.
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    if (place.current) place.current.input.setSelectionRange(place.current.caret, place.current.caret);
    place.current = null;
  });
  const take = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = writing({ text: input.value, caret: input.selectionStart ?? input.value.length });
    const isInVain = (nativeEvent as InputEvent).inputType === 'deleteContentForward' && typed.text === value;
    place.current = { input, caret: isInVain ? pastBetween(typed) : typed.caret };
    drawAnew();
    onChange(typed.text);
  };
  return <TextField dir="ltr" autoComplete="off" spellCheck={false} {...field} value={value} onChange={take} />;
}
