import Papa from 'papaparse';
import { withoutGuard } from '#contract/sheet/sheet-cell.ts';
import { invalid } from '#server/refusal.ts';
import { mostImportedCards, mostImportedColumns } from '../../import-contract.ts';
import { type ImportedBoard, type ImportedCard, longestTitle, plainLabels, problemOf } from './imported-board.ts';

/** What columns are called, by other programs and in the languages of the app. */
const headings = {
  title: [
    ...['title', 'name', 'card', 'card name', 'task', 'العنوان', 'الاسم', 'البطاقة'],
    ...['titel', 'karte', 'aufgabe', 'titre', 'nom', 'carte', 'tâche', 'título', 'nome', 'cartão', 'tarefa'],
  ],
  column: [
    ...['column', 'list', 'list name', 'status', 'العمود', 'القائمة', 'الحالة'],
    ...['spalte', 'liste', 'colonne', 'statut', 'coluna', 'lista', 'estado'],
  ],
  description: ['description', 'card description', 'notes', 'text', 'الوصف', 'ملاحظات', 'beschreibung', 'notizen', 'descrição', 'notas'],
  labels: ['labels', 'label', 'tags', 'الوسوم', 'التصنيفات', 'etiketten', 'schlagwörter', 'étiquettes', 'libellés', 'etiquetas'],
  due: [
    ...['due', 'due date', 'deadline', 'تاريخ الاستحقاق', 'الاستحقاق', 'الموعد'],
    ...['fällig', 'fällig am', 'fälligkeit', 'frist', 'échéance', "date d'échéance", 'prazo', 'data limite', 'vencimento'],
  ],
  people: [
    ...['people', 'members', 'assigned to', 'assignee', 'assignees', 'مسندة إلى', 'الأشخاص', 'الأعضاء'],
    ...['personen', 'mitglieder', 'zugewiesen an', 'personnes', 'membres', 'assigné à', 'pessoas', 'membros', 'atribuído a'],
  ],
  archived: ['archived', 'مؤرشفة', 'archiviert', 'archivée', 'archivé', 'arquivado', 'arquivada'],
} as const;
type Field = keyof typeof headings;

// Empty lines too.
const mostLines = 50_000;
const mostColumns = 200;

/** The cards of a CSV file, by its header, which must name the title. @throws 400 for a file that has none. */
export function parseCardSheet(csv: string): ImportedBoard {
  // An empty line at the end would count as one without the delimiter, which is found out.
  const text = csv.replace(/^\uFEFF/, '').trimEnd();
  const { data } = Papa.parse<string[]>(text, { header: false, skipEmptyLines: false, preview: mostLines });
  const [header = [], ...lines] = data;
  if (header.length > mostColumns) throw invalid('text', { code: 'too_many', max: mostColumns });
  const fields = header.map(fieldOf);
  if (!fields.includes('title')) throw invalid('text', 'not_a_board');
  const board: ImportedBoard = { kind: 'csv', name: '', columns: [], cards: [], bad: [] };
  for (const [index, cells] of lines.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const line = index + 2;
    const said = (field: Field) => withoutGuard((cells[fields.indexOf(field)] ?? '').trim());
    const title = said('title');
    const dueAt = dueOf(said('due'));
    const description = said('description');
    const problem = dueAt === undefined ? 'bad_date' : problemOf({ title, description });
    if (problem || dueAt === undefined) board.bad.push({ line, title, problem: problem ?? 'bad_date' });
    else if (board.cards.length >= mostImportedCards) board.bad.push({ line, title, problem: 'too_many_cards' });
    else board.cards.push({ ...cardOf(said), title, description, dueAt, column: columnOf(board, said('column')) });
  }
  return board;
}

function cardOf(said: (field: Field) => string): Omit<ImportedCard, 'title' | 'description' | 'dueAt' | 'column'> {
  const several = (text: string) => text.split(/[,;،]/).map((one) => one.trim());
  return {
    labels: plainLabels(several(said('labels'))),
    people: several(said('people')).filter(Boolean),
    isArchived: /^(true|yes|1|نعم|ja|oui|sim)$/i.test(said('archived')),
    checklist: [],
    comments: [],
  };
}

function fieldOf(heading: string): Field | undefined {
  const plain = heading.trim().toLowerCase();
  return (Object.keys(headings) as Field[]).find((field) => (headings[field] as readonly string[]).includes(plain));
}

/** The place of a column of the sheet, which begins with its first card. @throws 400 when there are too many. */
function columnOf(board: ImportedBoard, given: string): number {
  const title = given.slice(0, longestTitle).toWellFormed() || '–';
  const known = board.columns.findIndex((one) => one.toLowerCase() === title.toLowerCase());
  if (known >= 0) return known;
  if (board.columns.length >= mostImportedColumns) throw invalid('text', { code: 'too_many', max: mostImportedColumns });
  return board.columns.push(title) - 1;
}

/** A day (then at five in the afternoon) or a moment as ISO 8601 has them; null for none, undefined for what is neither. */
function dueOf(text: string): number | null | undefined {
  if (text === '') return null;
  if (!/^\d{4}-\d{2}-\d{2}(?:$|[T ])/.test(text)) return undefined;
  const moment = Date.parse(text.length === 10 ? `${text}T17:00:00Z` : text.replace(' ', 'T'));
  return Number.isNaN(moment) ? undefined : moment;
}
