interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Wraps the selection in markers, or unwraps it if it already has them. Without a selection, puts the cursor between them. */
export function wrapSelection({ text, start, end }: Selected, sign: string, closing = sign): Selected {
  const chosen = text.slice(start, end);
  const isWrapped = text.slice(0, start).endsWith(sign) && text.slice(end).startsWith(closing);
  if (isWrapped) {
    const from = start - sign.length;
    return { text: text.slice(0, from) + chosen + text.slice(end + closing.length), start: from, end: from + chosen.length };
  }
  // Markers next to a space have no effect.
  const inner = chosen.trim();
  const from = start + (chosen.length - chosen.trimStart().length);
  const shaped = text.slice(0, from) + sign + inner + closing + text.slice(from + inner.length);
  return { text: shaped, start: from + sign.length, end: from + sign.length + inner.length };
}

const signs: Record<string, string> = { KeyB: '**', KeyI: '_', KeyE: '`' };

/** Formats the selection by a Ctrl or ⌘ shortcut: bold, italic, code, or a code block with Shift+C. */
export function wrapByKey(event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>, selected: Selected) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  if (event.shiftKey) return event.code === 'KeyC' ? wrapBlock(selected) : undefined;
  const sign = signs[event.code];
  return sign && wrapSelection(selected, sign);
}

function wrapBlock(selected: Selected): Selected {
  const isAtLine = selected.start === 0 || selected.text[selected.start - 1] === '\n';
  return wrapSelection(selected, `${isAtLine ? '' : '\n'}\`\`\`\n`, '\n```');
}

/** Whether the cursor is in a code block, closed or not. */
export const isInCodeBlock = (text: string, cursor: number): boolean => (text.slice(0, cursor).match(/^```/gm)?.length ?? 0) % 2 === 1;
