import { type SyntheticEvent, useRef } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const controls = 'textarea, input:is(:not([type]), [type=text], [type=email], [type=url], [type=tel])';

/** Tracks whether any text of a form differs from when it got focus. Attach its `onFocus` and `onInput` to the form. */
export function useTypedText() {
  const begun = useRef(new Map<TextControl, string>());
  const typedInto = useRef(new Set<TextControl>());
  return {
    onFocus({ target }: SyntheticEvent) {
      if (isText(target) && !begun.current.has(target)) begun.current.set(target, target.value);
    },
    onInput({ target }: SyntheticEvent) {
      if (isText(target)) typedInto.current.add(target);
    },
    isTyped: () => [...typedInto.current].some((control) => control.isConnected && control.value !== begun.current.get(control)),
  };
}

function isText(target: EventTarget): target is TextControl {
  return target instanceof Element && target.matches(controls);
}
