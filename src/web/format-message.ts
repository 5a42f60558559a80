import { formatNumber } from './format-number.ts';
import { pluralRules } from './intl.ts';

/** What stands in the places of a text, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** A text, or its pieces: each place is `[name]`, or `[name, 'number']` for one that is written as the language writes numbers. */
type Pieces = string | readonly (string | readonly [name: string, as?: 'number'])[];

/** What a text is compiled to (`scripts/compile-locale.mjs`): its pieces, or those of each plural form. */
export type Message = Pieces | Readonly<Partial<Record<Intl.LDMLPluralRule, Pieces>>>;

export type Messages = Readonly<Record<string, Message>>;

/** The message with its values in their places; `count` chooses the plural form. A value that is not given leaves its place empty. */
export function formatMessage(message: Message | undefined, values: Values, language: string): string | undefined {
  if (message === undefined || typeof message === 'string') return message;
  if (!isPieces(message)) return formatMessage(pluralForm(message, Number(values.count), language), values, language);
  return message.map((piece) => (typeof piece === 'string' ? piece : valueText(values[piece[0]], piece[1], language))).join('');
}

function isPieces(message: Exclude<Message, string>): message is Exclude<Pieces, string> {
  return Array.isArray(message);
}

function pluralForm(forms: Exclude<Message, Pieces>, count: number, language: string): Pieces | undefined {
  return forms[pluralRules(language).select(count)] ?? forms.other;
}

function valueText(value: unknown, as: 'number' | undefined, language: string): string {
  return as === 'number' ? formatNumber(Number(value), language) : String(value ?? '');
}
