import type { ManualWords } from '../manual-words.ts';

/** Teamwork. */
export const work: ManualWords = {
  title: 'Zusammenarbeit',
  description: 'Von der E-Mail über die Karte zum Termin: Chat, Kalender, Boards und Aufgaben, die zusammenspielen.',
  groups: ['Chat', 'Kalender', 'Boards und Aufgaben'],
  articles: {
    'talk-in-the-chat': {
      question: 'Wie nutze ich den Chat?',
      content: `<p>Öffnen Sie <strong>Chat</strong>. Drücken Sie <code>N</code> für einen Chat mit einer Person, <code>G</code> für eine Gruppe.</p>
<h2>Schreiben</h2>
<p>Enter sendet; <code>Umschalt Enter</code> beginnt eine neue Zeile. Fett, Listen und Code schreiben Sie wie in Markdown. Dateien lassen sich anhängen oder ablegen. Wenn Sie jemanden mit <code>@</code> erwähnen, wird die Person benachrichtigt.</p>
<h2>Aktionen für eine Nachricht</h2>
<ul><li><p>mit einem Emoji reagieren,</p></li>
<li><p>sie zitieren oder in einem eigenen Thread neben dem Chat antworten,</p></li>
<li><p>sie für alle in diesem Chat anheften,</p></li>
<li><p>sie bearbeiten oder löschen, wenn es Ihre ist.</p></li></ul>
<p>Alle sehen, wer gerade schreibt und wer eine Nachricht gelesen hat. Setzen Sie Ihren Status neben Ihrem Bild auf <em>Abwesend</em> oder <em>Nicht stören</em>.</p>
<h2>Ohne Internetverbindung</h2>
<p>Ihre Nachrichten werden automatisch gesendet, sobald die Verbindung wieder da ist, auch nach dem Neuladen. Ein Entwurf bleibt im jeweiligen Chat, bis Sie ihn senden.</p>
<p><code>/</code> sucht Personen und Nachrichten. Nachrichten sehen nur die Mitglieder des Chats. Admins lesen nicht mit.</p>`,
    },
    'plan-in-the-calendar': {
      question: 'Wie plane ich Termine und lade Personen ein?',
      content: `<p>Öffnen Sie <strong>Kalender</strong>. <code>M</code>, <code>W</code>, <code>D</code> und <code>L</code> zeigen Monat, Woche, Tag und Liste; <code>T</code> führt zum heutigen Tag.</p>
<h2>Ein Termin</h2>
<ol><li><p>Drücken Sie <code>N</code>, klicken Sie auf einen Tag, oder ziehen Sie über einige Stunden.</p></li>
<li><p>Geben Sie Titel, Kalender, Uhrzeit und Ort ein. Unter <em>Wiederholung</em> ist alles möglich, von täglich bis zum letzten Freitag jedes dritten Monats.</p></li>
<li><p>Fügen Sie Gäste nach Name oder E-Mail-Adresse hinzu. Darunter sehen Sie, wer zu dieser Zeit frei ist. <em>Nächster freier Zeitraum</em> findet einen Zeitpunkt für alle.</p></li></ol>
<p>Personen Ihrer Firma erhalten eine Benachrichtigung, externe Gäste eine E-Mail, auf die sie ohne Konto antworten können. Die Antworten sehen Sie neben den Namen.</p>
<h2>Ändern</h2>
<p>Ziehen Sie einen Termin auf eine andere Zeit, oder verschieben Sie den ausgewählten mit <code>Alt</code> und den Pfeiltasten. Bei einem Serientermin wählen Sie, ob die Änderung für diesen, alle folgenden oder alle Termine gilt. Externe Gäste werden etwas später benachrichtigt, damit Sie Änderungen noch rückgängig machen können.</p>
<p>Termine in <em>Persönlich</em> sehen nur Sie.</p>`,
    },
    'calendars-of-your-own': {
      question: 'Wie erstelle ich eigene Kalender und abonniere sie auf dem Smartphone?',
      content: `<h2>Eigene Kalender</h2>
<p>Neben den fünf Standardkalendern können Sie eigene Kalender erstellen und freigeben: Wählen Sie <em>Neuer Kalender…</em> unter der Liste und <em>Ändern und freigeben…</em> im Menü des Kalenders. Ziehen Sie Ihre Kalender in die gewünschte Reihenfolge, und wählen Sie aus, welche angezeigt werden.</p>
<h2>Kalender anderer</h2>
<p><em>Adresse abonnieren…</em> zeigt einen externen Kalender, etwa die Feiertage eines Landes. Er wird automatisch aktualisiert. Seine Termine können Sie hier nur lesen.</p>
<h2>Auf dem Smartphone</h2>
<p><em>Abonnieren…</em> erstellt eine geheime Adresse mit QR-Code für Ihr Smartphone. Das Abo zeigt dieselben Termine wie Atrium. Sie können die Adresse jederzeit erneuern oder widerrufen und sehen, wann sie zuletzt abgerufen wurde.</p>
<h2>Dateien</h2>
<p><em>Importieren…</em> fügt die Termine einer iCalendar-Datei (<code>.ics</code>) hinzu. Vorhandene Termine werden aktualisiert, abgesagte entfernt, und was sich nicht importieren lässt, wird mit dem Grund aufgeführt. <em>Exportieren…</em> speichert einen Kalender als Datei.</p>
<p>Über <em>Zusätzlich anzeigen</em> blenden Sie fällige Karten, Aufgaben und Rechnungen an ihren Tagen ein.</p>`,
    },
    'work-on-a-board': {
      question: 'Wie arbeite ich mit Boards?',
      content: `<p>Öffnen Sie <strong>Boards</strong>. Ein Board hat Spalten mit Karten.</p>
<h2>Karten</h2>
<ul><li><p><code>N</code> fügt eine Karte hinzu. Mit Enter legen Sie sie an, und das Feld bleibt für die nächste geöffnet.</p></li>
<li><p>Ziehen Sie eine Karte, verschieben Sie sie mit <code>Alt</code> und einer Pfeiltaste, oder drücken Sie <code>M</code> für <em>Verschieben nach…</em></p></li>
<li><p>Öffnen Sie sie für Beschreibung, Datum, Labels, Personen, Checkliste, Dateien und Kommentare. Mit <code>@</code> erwähnen Sie in einem Kommentar jemanden.</p></li></ul>
<p>Änderungen sehen alle mit Zugriff auf das Board sofort. Die Aktivität einer Karte steht darunter.</p>
<h2>Spalten</h2>
<p>Eine Spalte kann ein Limit haben. Wird es überschritten, erscheint eine Warnung. Spalten verschieben und löschen Sie wie Karten, und das Löschen lässt sich rückgängig machen.</p>
<h2>Zugriff auf ein Board</h2>
<p>Ein Board sieht die ganze Firma oder nur der Eigentümer und ausgewählte Personen: Wählen Sie <em>Zugriff verwalten…</em> im Menü des Boards. <em>Liste</em> zeigt dieselben Karten als Tabelle, und der Filter findet die Karten, die Ihnen zugewiesen oder überfällig sind.</p>
<p>Erledigte Karten kommen ins Archiv, wo sie sich finden und wiederherstellen lassen.</p>`,
    },
    'bring-a-board-from-elsewhere': {
      question: 'Wie kopiere ich ein Board oder importiere eines aus Trello?',
      content: `<p>Beides finden Sie im Menü neben dem Namen eines Boards.</p>
<h2>Kopie und Vorlage</h2>
<p><em>Board kopieren…</em> erstellt ein zweites Board mit denselben Spalten und Karten. <em>Als Vorlage speichern…</em> übernimmt Spalten und Karten ohne Fälligkeiten, Personen und Kommentare, und <em>Neues Board aus Vorlage…</em> beginnt damit das nächste Projekt.</p>
<h2>Importieren</h2>
<ol><li><p>Wählen Sie <em>Aus Trello oder CSV importieren…</em></p></li>
<li><p>Wählen Sie ein Board, das Sie aus Trello als JSON exportiert haben, oder eine CSV-Datei bis 10 MB. Die Spaltenüberschriften von Trello, Jira, Asana, Planner, Notion und Linear werden erkannt, in fünf Sprachen.</p></li>
<li><p>Prüfen Sie die Vorschau: was importiert wird, was hier kein eigenes Feld hat und in die Beschreibung der Karte übernommen wird, und was nicht importiert wird, jeweils mit dem Grund.</p></li>
<li><p><em>Importieren</em> erstellt ein neues Board mit Labels, Checklisten, Fälligkeiten, Kommentaren und Links.</p></li></ol>
<p>Karten aus archivierten Listen kommen ins Archiv. Anhänge enthält der Export von Trello nicht: Ihre Links bleiben erhalten.</p>
<p>Ihre anderen Boards bleiben unverändert. Brauchen Sie das neue Board nicht, löschen Sie es.</p>`,
    },
    'keep-to-dos': {
      question: 'Wie erfasse ich Aufgaben schnell?',
      content: `<p>Öffnen Sie <strong>Aufgaben</strong>, und drücken Sie <code>N</code>. Eine Zeile genügt:</p>
<pre><code>Bank anrufen morgen 17 Uhr #finanzen @devansh !</code></pre>
<p>Tage und Uhrzeiten (<em>nächsten Montag um 9 Uhr</em>), <code>#Schlagwörter</code>, <code>@Personen</code> und <code>!</code> für wichtig werden erkannt. Was erkannt wurde, sehen Sie unter der Zeile, bevor Sie Enter drücken, und können es abwählen, wenn es als Text gemeint war. Die Zeile versteht Englisch, Deutsch, Französisch, Portugiesisch und Arabisch.</p>
<h2>In der Liste</h2>
<ul><li><p><code>C</code> markiert als erledigt, <code>S</code> als wichtig, <code>#</code> löscht.</p></li>
<li><p>Ziehen Sie Aufgaben in der manuellen Sortierung, oder verwenden Sie <code>Alt</code> und eine Pfeiltaste.</p></li>
<li><p><em>Mehrere auswählen</em> ändert viele auf einmal: Schlagwort, Person, Datum.</p></li></ul>
<p>Öffnen Sie eine Aufgabe für Unteraufgaben, eine Erinnerung, eine Beschreibung und die Wiederholung. Eine wiederkehrende Aufgabe erscheint mit dem nächsten Datum, sobald Sie sie als erledigt markieren.</p>
<p>Aufgaben gehören der Firma: Wer Aufgaben sehen darf, sieht alle. Filtern Sie nach Schlagwort oder nach wichtigen Aufgaben.</p>`,
    },
    'plan-your-day': {
      question: 'Was ist „Mein Tag“?',
      content: `<p><strong>Aufgaben → Mein Tag</strong> zeigt, was heute ansteht, aus allen Bereichen:</p>
<ul><li><p>Aufgaben, die Ihnen zugewiesen und überfällig, heute, morgen oder bald fällig sind,</p></li>
<li><p>Ihnen zugewiesene Karten nach Datum,</p></li>
<li><p>die Termine von heute, als Kalender daneben.</p></li></ul>
<h2>Planen</h2>
<p>Wählen Sie das Symbol neben einer Aufgabe oder Karte, um sie einzuplanen: Sie wird im nächsten freien Zeitraum des Tages als Termin in Ihren Kalender <em>Persönlich</em> eingetragen. Ist keine Zeit mehr frei, werden Sie darauf hingewiesen.</p>
<h2>Erledigt</h2>
<p>Aufgaben haken Sie hier wie gewohnt ab. Eine abgehakte Karte wird in die Spalte für erledigte Karten verschoben, wenn ihr Board eine hat. Was Sie heute erledigt haben, bleibt unten sichtbar.</p>
<p>Auf jeder Seite können Sie auch <code>Strg K</code> drücken und <em>mein Tag</em> eingeben.</p>`,
    },
    'make-a-card-of-a-mail': {
      question: 'Wie mache ich aus einer E-Mail eine Karte, eine Aufgabe oder einen Termin?',
      content: `<p>E-Mails, Chatnachrichten und Bestellungen können Sie in Karten, Aufgaben oder Termine umwandeln, ohne etwas zu kopieren.</p>
<ol><li><p>Öffnen Sie die E-Mail, das Menü der Nachricht oder die Bestellung.</p></li>
<li><p>Wählen Sie <em>Karte erstellen</em>, <em>Aufgabe erstellen</em> oder <em>Termin erstellen</em>. In einer geöffneten E-Mail steht das unter <em>Mehr</em>.</p></li>
<li><p>Titel und Text sind schon ausgefüllt. Wählen Sie die Spalte, die Person oder den Tag, und speichern Sie.</p></li></ol>
<h2>Sie bleiben verknüpft</h2>
<p>Die Karte zeigt, aus welcher E-Mail sie entstanden ist, und die E-Mail zeigt die zugehörige Karte. Ein Klick führt von der einen zur anderen. Andere sehen eine Verknüpfung nur, wenn sie Zugriff auf den verknüpften Eintrag haben: Wer das Board sieht, sieht die Karte, aber nicht Ihre E-Mail.</p>
<h2>Rückgängig machen</h2>
<p><em>Rückgängig</em> entfernt den erstellten Eintrag. Sie können auch nur die Verknüpfung entfernen. Dann bleiben beide Einträge erhalten.</p>`,
    },
  },
};
