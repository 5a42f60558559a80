/**
 * Column headings used by Trello, Jira, Asana, Planner, Notion, Linear, ClickUp, monday.com and GitHub, and in the app's languages.
 * When several headings match a single-value field, the first one listed here wins.
 */
const headings = {
  title: [
    ...['card name', 'task name', 'issue name', 'summary', 'title', 'name', 'card', 'task', 'item', 'issue', 'subject', 'content'],
    ...['titel', 'kartenname', 'aufgabenname', 'zusammenfassung', 'karte', 'aufgabe', 'vorgang', 'name der aufgabe', 'betreff'],
    ...['titre', 'nom de la carte', 'nom de la tâche', 'résumé', 'nom', 'carte', 'tâche', 'objet'],
    ...['título', 'nome do cartão', 'nome da tarefa', 'resumo', 'nome', 'cartão', 'tarefa', 'assunto'],
    ...['العنوان', 'اسم البطاقة', 'اسم المهمة', 'الملخص', 'الاسم', 'البطاقة', 'المهمة'],
  ],
  column: [
    ...['list name', 'list', 'column', 'bucket name', 'bucket', 'section/column', 'section', 'group', 'status', 'state', 'stage'],
    ...['liste', 'listenname', 'spalte', 'abschnitt/spalte', 'abschnitt', 'bucketname', 'gruppe', 'phase'],
    ...['nom de la liste', 'colonne', 'section/colonne', 'nom du compartiment', 'compartiment', 'statut', 'état', 'étape'],
    ...[
      'nome da lista',
      'lista',
      'coluna',
      'seção/coluna',
      'secção/coluna',
      'secção',
      'seção',
      'nome do registo',
      'estado',
      'situação',
      'etapa',
    ],
    ...['القائمة', 'اسم القائمة', 'العمود', 'القسم', 'الحالة', 'المرحلة'],
  ],
  description: [
    ...['description', 'card description', 'task content', 'notes', 'text', 'details', 'body'],
    ...['beschreibung', 'notizen', 'details der aufgabe', 'descrição', 'notas', 'détails', 'remarques', 'الوصف', 'ملاحظات', 'التفاصيل'],
  ],
  labels: [
    ...['labels', 'label', 'tags', 'tag', 'categories', 'category', 'components', 'component'],
    ...['bezeichnungen', 'etiketten', 'schlagwörter', 'kategorien', 'stichwörter', 'étiquettes', 'étiquette', 'libellés', 'catégories'],
    ...['etiquetas', 'etiqueta', 'rótulos', 'marcadores', 'categorias', 'الوسوم', 'الوسم', 'التصنيفات', 'العلامات', 'التسميات'],
  ],
  due: [
    ...['due date', 'due', 'due on', 'deadline', 'end date', 'timeline - end', 'target date', 'date'],
    ...['fällig am', 'fälligkeitsdatum', 'fällig', 'fälligkeit', 'frist', 'enddatum', 'datum', 'termin'],
    ...["date d'échéance", 'date d’échéance', 'échéance', 'date limite', 'date de fin'],
    ...['data de conclusão prevista', 'data limite', 'prazo', 'vencimento', 'data de vencimento', 'data de entrega', 'data'],
    ...['تاريخ الاستحقاق', 'الاستحقاق', 'الموعد النهائي', 'الموعد', 'التاريخ'],
  ],
  start: [
    ...['start date', 'start', 'start on', 'timeline - start', 'startdatum', 'beginn', 'anfangsdatum', 'date de début', 'début'],
    ...['data de início', 'início', 'تاريخ البدء', 'البداية'],
  ],
  people: [
    ...['members', 'assignee', 'assignees', 'assigned to', 'assign', 'assignee name', 'people', 'person', 'owner'],
    ...['mitglieder', 'zugewiesen an', 'zugewiesene person', 'bearbeiter', 'verantwortlich', 'verantwortliche', 'personen'],
    ...['membres', 'assigné à', 'assignée à', 'attribué à', 'responsable', 'personnes'],
    ...['membros', 'atribuído a', 'responsável', 'responsáveis', 'pessoas'],
    ...['مسندة إلى', 'مسند إلى', 'المكلف', 'المسؤول', 'الأشخاص', 'الأعضاء'],
  ],
  emails: ['assignee email', 'assignee e-mail', 'e-mail der zugewiesenen person', "e-mail de l'assigné", 'e-mail do responsável'],
  archived: ['archived', 'closed', 'archiviert', 'archivée', 'archivé', 'arquivado', 'arquivada', 'مؤرشفة', 'مؤرشف'],
  completed: [
    ...['due complete', 'completed at', 'completed date', 'completed', 'completed on', 'date done', 'resolved', 'progress'],
    ...[
      'erledigt am',
      'abgeschlossen am',
      'erledigt',
      'status der aufgabe',
      'fortschritt',
      'terminé le',
      'date de fin réelle',
      'progression',
      'avancement',
    ],
    ...['concluído em', 'data de conclusão', 'concluída em', 'progresso', 'تاريخ الإكمال', 'مكتملة', 'التقدم'],
  ],
  checklist: [
    ...['checklist items', 'checklist item', 'checklist', 'checklists', 'checklistenelemente', 'checkliste'],
    ...[
      'éléments de la liste de contrôle',
      'liste de contrôle',
      'itens da lista de verificação',
      'lista de verificação',
      'عناصر قائمة التحقق',
      'قائمة التحقق',
    ],
  ],
  comments: [
    'comment',
    'comments',
    'kommentar',
    'kommentare',
    'commentaire',
    'commentaires',
    'comentário',
    'comentários',
    'تعليق',
    'التعليقات',
    'تعليقات',
  ],
  attachments: [
    ...['attachment', 'attachments', 'attachment links', 'attachment urls', 'files', 'links', 'link', 'anhang', 'anhänge', 'anlagen'],
    ...['pièce jointe', 'pièces jointes', 'liens', 'anexo', 'anexos', 'ligações', 'مرفق', 'المرفقات', 'مرفقات'],
  ],
  source: ['card url', 'url', 'issue url', 'permalink'],
  board: ['board name', 'plan name', 'project name', 'projects', 'project', 'board'],
  /** Internal IDs of other programs, and counts of values in other columns. */
  technical: [
    ...['card id', 'card #', 'list id', 'board id', 'plan id', 'attachment count', 'comment count', 'vote count', 'last activity date'],
    ...[
      'checklist item total count',
      'checklist item completed count',
      'task id',
      'issue id',
      'project id',
      'project lead id',
      'assignee id',
    ],
    ...[
      'reporter id',
      'creator id',
      'status category',
      'status category changed',
      'parent id',
      'watchers id',
      'project type',
      'last viewed',
    ],
  ],
} as const;
export type SheetField = keyof typeof headings;

const severalColumns: readonly SheetField[] = [
  'description',
  'labels',
  'people',
  'emails',
  'checklist',
  'comments',
  'attachments',
  'technical',
];

/** Maps the columns of a sheet to fields, in order. Unknown headings are custom fields of the other program. */
export function columnsByField(header: readonly string[]): Map<SheetField, number[]> {
  const names = header.map(plainHeading);
  const found = new Map<SheetField, number[]>();
  for (const field of Object.keys(headings) as SheetField[]) {
    const known: readonly string[] = headings[field];
    const at = names.flatMap((name, index) => (known.includes(name) ? [{ index, rank: known.indexOf(name) }] : []));
    if (severalColumns.includes(field))
      found.set(
        field,
        at.map(({ index }) => index),
      );
    else
      found.set(
        field,
        at
          .sort((a, b) => a.rank - b.rank)
          .slice(0, 1)
          .map(({ index }) => index),
      );
  }
  return found;
}

/** Counts the known columns of a line. The header is the first line with a title column, below any lines a program writes above it. */
export function knownHeadings(cells: readonly string[]): number {
  return [...columnsByField(cells).values()].reduce((sum, at) => sum + at.length, 0);
}

function plainHeading(heading: string): string {
  const plain = heading.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  // Jira's format for custom fields.
  return /^custom field \((.+)\)$/.exec(plain)?.[1] ?? plain;
}
