import { type ChangeEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { pastBetween, type Writing } from '../mask.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface MaskedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string;
  /** `byMask` or `byAmount`: made once, not at every render. */
  writing: Writing;
  onChange: (text: string) => void;
}

/** A labelled line whose signs are set as one types: numbers in groups, days with their dots. The caret stays where it was. */
export function MaskedField({ value, writing, onChange, ...field }: MaskedFieldProps) {
  const place = useRef<{ input: HTMLInputElement; caret: number }>(null);
  // What was typed may change nothing: the caret is to be put back all the same.
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
