import type { ManualWords } from '../manual-words.ts';

/** Personal settings. */
export const personal: ManualWords = {
  title: 'Persönliches',
  description: 'Dashboards, Ansichten, Lesezeichen, Tastenkürzel, Sprache und Datumsformat nach Ihren Wünschen.',
  groups: ['Eigene Seiten', 'Suche und Tasten', 'Rückgängig machen'],
  articles: {
    'arrange-a-dashboard': {
      question: 'Wie ordne ich ein Dashboard an?',
      content: `<p>Es gibt zwei Dashboards: <strong>Startseite</strong> und <strong>Analyse</strong>. Beide zeigen nur Daten, auf die Sie Zugriff haben.</p>
<h2>Den Zeitraum wählen</h2>
<p>Über den Kacheln wählen Sie die letzten 28 Tage, den letzten Monat, das letzte Jahr oder einen eigenen Zeitraum. Die Zahlen werden mit dem Vorzeitraum verglichen. Das Infosymbol neben einem Titel erklärt die Berechnung. Ein Klick auf eine Zahl zeigt die Einträge dahinter.</p>
<h2>Die Seite anordnen</h2>
<ol><li><p>Wählen Sie <em>Seite anordnen</em>.</p></li>
<li><p>Ziehen Sie eine Kachel am Griff, oder verschieben Sie sie mit den Pfeiltasten. Mit <code>Umschalt</code> ändern Sie die Größe, mit <code>Entf</code> blenden Sie die Kachel aus. Über <em>Kachel hinzufügen</em> blenden Sie sie wieder ein.</p></li>
<li><p>Ihre Änderungen werden laufend gespeichert und gelten nur für Sie.</p></li></ol>
<p><em>Zurücksetzen</em> verwirft Ihre Anordnung. Admins können eine Seite <em>als Standard für alle festlegen</em>: Wer die Seite nicht selbst angeordnet hat, sieht sie dann so.</p>`,
    },
    'save-what-a-list-shows': {
      question: 'Wie speichere ich die Ansicht einer Liste?',
      content: `<p>Die Listen der Rechnungen, Kunden, Benutzer, Produkte, Bestellungen und Mitarbeitenden können Sie durchsuchen, filtern und sortieren. Ihre Spalten können Sie auswählen, verschieben und verbreitern.</p>
<h2>Ansichten</h2>
<ol><li><p>Stellen Sie die Liste so ein, wie Sie sie wiederfinden möchten.</p></li>
<li><p>Öffnen Sie darüber <strong>Ansicht</strong>, wählen Sie <em>Als Ansicht speichern…</em>, und geben Sie einen Namen ein.</p></li></ol>
<p>Eine Ansicht speichert Suche, Filter, Sortierung und Spalten. Nur Sie sehen sie. Wenn Sie etwas ändern, erscheint <em>geändert</em> neben ihrem Namen, und Sie können die Ansicht aktualisieren.</p>
<h2>Ansichten teilen</h2>
<p>Suche, Filter und Spalten stehen in der Adresse der Liste. Wählen Sie <em>Adresse der Ansicht kopieren</em>, und senden Sie sie: Alle mit Zugriff auf die Liste sehen dasselbe.</p>
<h2>Exportieren</h2>
<p>Beim Exportieren werden die angezeigten Zeilen und Spalten gespeichert.</p>
<p>Mit <code>J</code> und <code>K</code> gehen Sie durch die Zeilen, <code>X</code> wählt eine aus, <code>/</code> sucht.</p>`,
    },
    'look-after-your-account': {
      question: 'Wie verwalte ich mein Konto?',
      content: `<p>Klicken Sie oben auf Ihr Profilbild, und wählen Sie <em>Kontoeinstellungen</em>. Änderungen werden automatisch gespeichert. Über <em>Rückgängig</em> in der Meldung machen Sie sie rückgängig.</p>
<h2>Persönliche Angaben</h2>
<p>Unter <strong>Allgemein</strong> wählen Sie ein Bild, schneiden es quadratisch zu und ändern Name, Benutzername, Firma, Sprache und das Format von Datum und Uhrzeit. Eine andere E-Mail-Adresse gilt, sobald Sie den Link öffnen, der dorthin gesendet wird. <strong>Über mich</strong> und <strong>Soziale Links</strong> erscheinen in Ihrem Profil, Telefon und Geburtsdatum nicht.</p>
<h2>Anmeldung</h2>
<p>Unter <strong>Sicherheit</strong> ändern Sie Ihr Passwort, aktivieren die Zwei-Faktor-Anmeldung, fügen Passkeys hinzu und sehen, wo Sie angemeldet sind. Beenden Sie Sitzungen, die Sie nicht kennen, und ändern Sie dann Ihr Passwort: Dadurch werden alle anderen beendet.</p>
<h2>Daten exportieren oder Konto löschen</h2>
<p>Unter <strong>Ihre Daten</strong> exportieren Sie Ihre Daten als ZIP-Datei: E-Mails, Termine, Aufgaben, Karten, Nachrichten, Beiträge, Bestellungen und Einstellungen. Dort löschen Sie auch Ihr Konto. Ihre offenen Aufgaben, Karten und Termine werden an die Person übertragen, die Sie auswählen, oder an einen Admin. Was Sie für andere geschrieben haben, bleibt erhalten. Der letzte Admin kann sein Konto nicht löschen.</p>`,
    },
    'bookmark-pages': {
      question: 'Wie setze ich Lesezeichen?',
      content: `<p>Ihre Lesezeichen sehen nur Sie. Voreingestellt sind E-Mail, Chat, Aufgaben und Kalender.</p>
<ul><li><p>Drücken Sie <code>Umschalt B</code>, um ein Lesezeichen für die geöffnete Seite hinzuzufügen, und noch einmal, um es zu entfernen.</p></li>
<li><p>Das Lesezeichensymbol in der Leiste oben zeigt alle Lesezeichen und findet jede andere Seite.</p></li>
<li><p>Ändern Sie dort ihre Reihenfolge durch Ziehen oder mit den Pfeiltasten auf dem Griff.</p></li></ul>
<p>Auf breiten Bildschirmen stehen die ersten zehn direkt in der Leiste.</p>
<h2>Wenn eine Seite fehlt</h2>
<p>Seiten, auf die Sie keinen Zugriff haben, werden ausgeblendet. Das Lesezeichen bleibt gespeichert und erscheint wieder, sobald Sie das Recht zurückerhalten.</p>
<h2>Einzelne Einträge</h2>
<p>Auch eine E-Mail, eine Karte oder eine Rechnung hat eine Adresse: Kopieren Sie sie aus dem Browser, und verwenden Sie sie in einem Chat oder auf einer Karte. Nur wer Zugriff auf den Eintrag hat, kann sie öffnen.</p>`,
    },
    'search-and-command': {
      question: 'Wie nutze ich Suche und Befehle?',
      content: `<p>Drücken Sie überall <code>Strg K</code> (<code>⌘ K</code> auf einem Mac), auch beim Tippen. Damit finden Sie Seiten, Einträge und Befehle.</p>
<h2>Finden</h2>
<p>Geben Sie einen beliebigen Teil eines Worts ein. Durchsucht werden E-Mails, Nachrichten, Karten, Aufgaben, Termine, Rechnungen, Kunden, Personen, Produkte, Bestellungen, Beiträge, Artikel dieses Hilfe-Centers und Dateien. Sie finden nur, was Sie lesen dürfen. Tippfehler werden ausgeglichen, wenn sonst nichts passt.</p>
<p>Grenzen Sie die Suche mit einem Schlüsselwort und Doppelpunkt ein:</p>
<ul><li><p><code>in:rechnung eiche</code> sucht nur in einem Bereich.</p></li>
<li><p><code>von:rui</code> findet, was jemand geschrieben hat.</p></li>
<li><p><code>ab:2026-01-01</code> und <code>vor:2026-07-01</code> begrenzen den Zeitraum.</p></li></ul>
<p>Jede Sprache hat eigene Schlüsselwörter, die englischen gelten in allen. Die Adresse der Ergebnisse enthält die englischen, damit der Link bei allen funktioniert.</p>
<p>Enter öffnet das erste Ergebnis; <em>Alle Ergebnisse</em> öffnet eine Seite, die Sie weitergeben können.</p>
<h2>Aktionen ausführen</h2>
<p>Geben Sie ein, was Sie tun möchten: <em>neue Rechnung für Maren</em>, <em>E-Mail schreiben an Rui</em>, <em>neue Aufgabe Feigen gießen</em>, <em>dunkel</em>, <em>mein Tag</em>. Angeboten werden nur Aktionen, zu denen Sie berechtigt sind.</p>`,
    },
    'use-the-keyboard': {
      question: 'Welche Tastenkürzel gibt es?',
      content: `<p>Drücken Sie auf einer beliebigen Seite <code>?</code>: Das Fenster zeigt die Tastenkürzel dieser Seite. Einige gelten überall.</p>
<ul><li><p><code>Strg K</code>: Suche und Befehle</p></li>
<li><p><code>Umschalt C</code>, dann ein Buchstabe: etwas erstellen, zum Beispiel <code>I</code> für eine Rechnung</p></li>
<li><p><code>Umschalt H</code>: Hilfe zur geöffneten Seite</p></li>
<li><p><code>Umschalt B</code>: Lesezeichen für die Seite</p></li>
<li><p><code>Umschalt N</code>: Benachrichtigungen</p></li>
<li><p><code>Strg Z</code>: rückgängig machen; <code>Umschalt Z</code>: letzte Aktionen</p></li>
<li><p><code>N</code>: neuer Eintrag</p></li>
<li><p><code>/</code>: die Suche der Seite</p></li>
<li><p><code>Esc</code>: Geöffnetes schließen</p></li></ul>
<p>In Eingabefeldern sind einzelne Buchstaben ohne Funktion. Was sich ziehen lässt, lässt sich auch mit Tasten verschieben: Auf einem Board verschieben Sie eine Karte mit <code>Alt</code> und einer Pfeiltaste, im Kalender den ausgewählten Termin ebenso.</p>
<p>Atrium lässt sich vollständig ohne Maus bedienen: Mit <code>Tab</code> gelangen Sie zum nächsten Element, und der Fokus ist immer sichtbar.</p>`,
    },
    'set-language-dates-and-skin': {
      question: 'Wie ändere ich Sprache, Datum und Aussehen?',
      content: `<h2>Sprache</h2>
<p>Das Sprachmenü in der Leiste oben wechselt zwischen Englisch, Deutsch, Französisch, Portugiesisch und Arabisch. Bei Arabisch läuft die ganze Seite von rechts nach links. Auch die E-Mails von Atrium erhalten Sie in Ihrer Sprache.</p>
<h2>Datum und Uhrzeit</h2>
<p>Öffnen Sie das Menü unter Ihrem Bild, und wählen Sie <strong>Datum und Uhrzeit</strong>: Ihre Zeitzone, den ersten Tag der Woche und 12 oder 24 Stunden. Ohne Auswahl gelten die Einstellungen Ihres Browsers. Alle Zeiten werden in Ihrer Zeitzone angezeigt.</p>
<h2>Aussehen</h2>
<p>Im Menü unter Ihrem Bild wechseln Sie zwischen hellem und dunklem Design. Das Zahnrad am Rand der Seite öffnet <strong>Layout anpassen</strong>: Design des Systems, begrenzte oder volle Breite, Art von Kopfleiste und Fußzeile, ein schmales oder gar kein Menü und die Position der Meldungen.</p>
<p>Auf dem Smartphone ist alles kompakter, der Funktionsumfang ist derselbe. Das Menü öffnen Sie mit der Schaltfläche oben.</p>`,
    },
    'choose-what-you-are-told-of': {
      question: 'Wie stelle ich meine Benachrichtigungen ein?',
      content: `<p>Die Glocke in der Leiste oben oder <code>Umschalt N</code> zeigt, was Sie betrifft: Erwähnungen, Zuweisungen, Erinnerungen, neue E-Mails, Chatnachrichten und Antworten auf Ihre Einladungen. Ein Klick öffnet den zugehörigen Eintrag und markiert die Benachrichtigung als gelesen.</p>
<h2>Einstellungen</h2>
<p>Öffnen Sie die Glocke, und wählen Sie <em>Benachrichtigungseinstellungen</em>. Wählen Sie aus, worüber Sie benachrichtigt werden möchten. Bereiche ohne Zugriff erscheinen nicht in der Liste.</p>
<h2>Per E-Mail und im Browser</h2>
<p>Auf Wunsch erhalten Sie Benachrichtigungen, die Sie nicht innerhalb einer Stunde gelesen haben, auch per E-Mail: höchstens einmal pro Stunde oder einmal pro Tag. Die E-Mail geht an die bestätigte Adresse Ihres Kontos.</p>
<p>Mit <em>Browser-Benachrichtigungen</em> meldet sich der Browser, während Atrium im Hintergrund ist. Er fragt einmal nach Ihrer Zustimmung. Haben Sie sie abgelehnt, erlauben Sie Benachrichtigungen in den Einstellungen des Browsers.</p>
<h2>Weniger Benachrichtigungen</h2>
<p>Einzelne Chats schalten Sie in ihrem Menü stumm. Wenn Sie eine E-Mail oder Nachricht lesen, gilt auch ihre Benachrichtigung als gelesen.</p>`,
    },
    'undo-what-you-did': {
      question: 'Wie mache ich etwas rückgängig?',
      content: `<p>Wenn Sie etwas verschieben, ändern oder löschen, sehen Sie das sofort, und eine Meldung bietet <strong>Rückgängig</strong> an. Auch später ist das noch möglich:</p>
<ul><li><p><code>Strg Z</code> macht die letzte Aktion rückgängig, in jedem Bereich.</p></li>
<li><p><code>Umschalt Z</code> oder <em>Letzte Aktionen</em> im Menü unter Ihrem Bild zeigt die letzten zwanzig in diesem Tab mit Uhrzeit. Jede lässt sich einzeln rückgängig machen.</p></li></ul>
<h2>Wenn etwas fehlschlägt</h2>
<p>Lehnt der Server eine Änderung ab, wird sie zurückgenommen, und Sie sehen den Grund. Wo es helfen kann, finden Sie <em>Erneut versuchen</em>.</p>
<h2>Gleichzeitige Änderungen</h2>
<p>Wurde derselbe Eintrag von jemand anderem geändert, überschreibt Atrium das nicht. Sie sehen beide Fassungen und wählen eine.</p>
<h2>Was sich nicht rückgängig machen lässt</h2>
<p>Zugestellte E-Mails und gesendete Rechnungen. Hier werden Sie vorher gefragt oder können den Versand noch kurz abbrechen.</p>`,
    },
    'find-what-was-deleted': {
      question: 'Wo finde ich Gelöschtes?',
      content: `<p>Im <strong>Papierkorb</strong>, 30 Tage lang. Er enthält Gelöschtes aus allen Bereichen: Boards, Karten, Aufgaben, Termine, Rechnungsentwürfe, Kunden, Produkte, Gutscheine, Beiträge, Benutzer und Artikel dieses Hilfe-Centers.</p>
<h2>Wiederherstellen</h2>
<ol><li><p>Öffnen Sie im Menü <strong>Einstellungen → Papierkorb</strong>, und suchen Sie, oder wählen Sie eine Art.</p></li>
<li><p>Wählen Sie <em>Wiederherstellen</em> für einen Eintrag, oder wählen Sie mehrere aus.</p></li></ol>
<p>Mit einer Karte werden auch ihre Spalte und ihr Board wiederhergestellt. Daneben steht, wer etwas gelöscht hat und wie viele Tage noch bleiben.</p>
<h2>Endgültig löschen</h2>
<p><em>Endgültig löschen</em> und <em>Papierkorb leeren</em> entfernen Einträge mit allem, was dazugehört. Das lässt sich nicht rückgängig machen und muss daher bestätigt werden.</p>
<h2>Wer was sieht</h2>
<p>Sie sehen, was Sie löschen dürfen, und Termine in <em>Persönlich</em> nur, wenn sie Ihnen gehören. E-Mails haben einen eigenen Papierkorb in der Ordnerliste.</p>`,
    },
  },
};
