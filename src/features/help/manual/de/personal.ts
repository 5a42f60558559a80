import type { ManualWords } from '../manual-words.ts';

/** How somebody makes it their own. */
export const personal: ManualWords = {
  title: 'Persönliches',
  description: 'Ihre Dashboards, Ansichten, Lesezeichen und Tasten, in Ihrer Sprache und mit Datum und Uhrzeit, wie Sie sie schreiben.',
  groups: ['Eigene Seiten', 'Suche und Tasten', 'Rückgängig machen'],
  articles: {
    'arrange-a-dashboard': {
      question: 'Wie ordne ich ein Dashboard an?',
      content: `<p>Es gibt zwei Dashboards: <strong>E-Commerce</strong>, mit dem die App beginnt, und <strong>Analyse</strong>. Jedes zeigt nur, was Sie lesen dürfen.</p>
<h2>Den Zeitraum wählen</h2>
<p>Über den Kacheln wählen Sie die letzten 28 Tage, den letzten Monat, das letzte Jahr oder einen eigenen Zeitraum. Die Zahlen werden mit ebenso vielen Tagen davor verglichen. Das Zeichen neben einem Titel sagt, wie eine Zahl berechnet wird; ein Klick auf eine Zahl zeigt die Zeilen dahinter.</p>
<h2>Die Seite anordnen</h2>
<ol><li><p>Wählen Sie <em>Seite anordnen</em>.</p></li>
<li><p>Ziehen Sie eine Kachel am Griff, oder verschieben Sie sie mit den Pfeiltasten; mit <code>Umschalt</code> machen diese sie breiter oder schmaler. <code>Entf</code> nimmt eine Kachel von der Seite, und <em>Kachel hinzufügen</em> bringt eine zurück.</p></li>
<li><p>Was Sie ändern, wird laufend gespeichert, und nur für Sie.</p></li></ol>
<p><em>Zurücksetzen</em> nimmt Ihre Anordnung wieder weg. Admins können eine Seite <em>als Standard für alle festlegen</em>: Wer nichts angeordnet hat, sieht sie dann so.</p>`,
    },
    'save-what-a-list-shows': {
      question: 'Wie speichere ich, was eine Liste zeigt?',
      content: `<p>Die Listen der Rechnungen, Kunden, Benutzer, Produkte, Bestellungen und Mitarbeitenden lassen sich durchsuchen, filtern und sortieren, und ihre Spalten lassen sich wählen, verschieben und verbreitern.</p>
<h2>Ansichten</h2>
<ol><li><p>Lassen Sie die Liste zeigen, was Sie wiedersehen wollen.</p></li>
<li><p>Öffnen Sie darüber <strong>Ansicht</strong>, wählen Sie <em>Als Ansicht speichern…</em>, und geben Sie einen Namen ein.</p></li></ol>
<p>Eine Ansicht speichert Suche, Filter, Sortierung und Spalten. Sie gehört nur Ihnen. Wenn Sie etwas ändern, steht <em>geändert</em> bei ihrem Namen, und Sie können die Ansicht damit aktualisieren.</p>
<h2>Anderen zeigen</h2>
<p>Was eine Liste zeigt, steht in ihrer Adresse. Wählen Sie <em>Adresse der Ansicht kopieren</em>, und senden Sie sie: Wer die Liste lesen darf, sieht dasselbe.</p>
<h2>Mitnehmen</h2>
<p>Listen, die sich exportieren lassen, speichern das Gezeigte in den gezeigten Spalten.</p>
<p>Mit <code>J</code> und <code>K</code> gehen Sie durch die Zeilen, <code>X</code> wählt eine aus, <code>/</code> sucht.</p>`,
    },
    'look-after-your-account': {
      question: 'Wie pflege ich mein Konto?',
      content: `<p>Klicken Sie oben auf Ihr Profilbild, und wählen Sie <em>Kontoeinstellungen</em>. Jede Änderung wird von selbst gespeichert, und die Meldung darüber bietet <em>Rückgängig</em> an.</p>
<h2>Wer Sie sind</h2>
<p>Unter <strong>Allgemein</strong> wählen Sie ein Bild und schneiden es quadratisch zu und ändern Name, Benutzername und Firma, Ihre Sprache und das Format von Datum und Uhrzeit. Eine andere E-Mail-Adresse gilt, sobald Sie den Link öffnen, der dorthin gesendet wird. <strong>Über mich</strong> und <strong>Soziale Links</strong> stehen in Ihrem Profil; Telefon und Geburtsdatum nicht.</p>
<h2>Wie Sie sich anmelden</h2>
<p>Unter <strong>Sicherheit</strong> ändern Sie Ihr Passwort, aktivieren die Zwei-Faktor-Anmeldung, fügen Passkeys hinzu und sehen, wo Sie angemeldet sind. Beenden Sie eine Sitzung, die Sie nicht kennen, und ändern Sie dann Ihr Passwort: Das beendet alle anderen.</p>
<h2>Daten mitnehmen oder gehen</h2>
<p>Unter <strong>Ihre Daten</strong> exportieren Sie, was Ihnen gehört, als eine ZIP-Datei: E-Mails, Termine, Aufgaben, Karten, Nachrichten, Beiträge, Bestellungen und Einstellungen. Dort löschen Sie auch Ihr Konto. Ihre offenen Aufgaben, Karten und Termine gehen dann an die Person, die Sie nennen, oder an einen Admin; was Sie für andere geschrieben haben, bleibt. Der letzte Admin kann nicht gehen.</p>`,
    },
    'bookmark-pages': {
      question: 'Wie habe ich Seiten griffbereit?',
      content: `<p>Lesezeichen gehören nur Ihnen. Am Anfang stehen bei allen E-Mail, Chat, Aufgaben und der Kalender.</p>
<ul><li><p>Drücken Sie <code>Umschalt B</code>, um ein Lesezeichen für die geöffnete Seite hinzuzufügen, und noch einmal, um es zu entfernen.</p></li>
<li><p>Das Lesezeichen in der Leiste oben zeigt alle und findet jede andere Seite.</p></li>
<li><p>Ändern Sie dort ihre Reihenfolge durch Ziehen oder mit den Pfeiltasten auf dem Griff.</p></li></ul>
<p>Auf breiten Bildschirmen stehen die ersten zehn in der Leiste selbst, je einen Klick entfernt.</p>
<h2>Wenn eine Seite fehlt</h2>
<p>Eine Seite, die Sie nicht mehr öffnen dürfen, wird nicht angeboten. Ihr Lesezeichen bleibt und ist wieder da, sobald Sie das Recht wieder haben.</p>
<h2>Einzelne Einträge</h2>
<p>Auch eine E-Mail, eine Karte oder eine Rechnung hat eine Adresse: Kopieren Sie sie aus dem Browser, und verwenden Sie sie in einem Chat oder auf einer Karte. Wer ihr folgt, braucht das Recht, zu lesen, wohin sie führt.</p>`,
    },
    'search-and-command': {
      question: 'Wie finde ich alles, und wie erledige ich es mit Worten?',
      content: `<p>Drücken Sie überall <code>Strg K</code> (<code>⌘ K</code> auf einem Mac), auch beim Tippen. Ein Feld findet Seiten, Einträge und Befehle.</p>
<h2>Finden</h2>
<p>Tippen Sie einen beliebigen Teil eines Worts: Durchsucht werden E-Mails, Nachrichten, Karten, Aufgaben, Termine, Rechnungen, Kunden, Personen, Produkte, Bestellungen, Beiträge, Artikel dieses Hilfe-Centers und Dateien. Sie finden nur, was Sie lesen dürfen. Ein Tippfehler wird verziehen, wenn sonst nichts passt.</p>
<p>Grenzen Sie die Suche mit Wörtern vor einem Doppelpunkt ein:</p>
<ul><li><p><code>in:rechnung eiche</code> sucht nur in einer Art.</p></li>
<li><p><code>von:rui</code> findet, was jemand geschrieben hat.</p></li>
<li><p><code>ab:2026-01-01</code> und <code>vor:2026-07-01</code> begrenzen die Tage.</p></li></ul>
<p>Jede Sprache hat dafür eigene Wörter; die englischen gelten in allen. Die Adresse der Ergebnisse enthält die englischen, damit ein Link bei allen funktioniert.</p>
<p>Enter öffnet das erste Ergebnis; <em>Alle Ergebnisse</em> zeigt eine Seite davon, die Sie weitergeben können.</p>
<h2>Erledigen</h2>
<p>Tippen Sie, was Sie wollen: <em>neue Rechnung für Maren</em>, <em>E-Mail schreiben an Rui</em>, <em>neue Aufgabe Feigen gießen</em>, <em>dunkel</em>, <em>mein Tag</em>. Angeboten wird nur, was Sie dürfen.</p>`,
    },
    'use-the-keyboard': {
      question: 'Welche Tasten gibt es?',
      content: `<p>Drücken Sie auf einer beliebigen Seite <code>?</code>: Das Fenster zeigt genau die Tasten, die dort gelten. Einige sind überall gleich.</p>
<ul><li><p><code>Strg K</code>: Suche und Befehle</p></li>
<li><p><code>Umschalt H</code>: Hilfe zur geöffneten Seite</p></li>
<li><p><code>Umschalt B</code>: Lesezeichen für die Seite</p></li>
<li><p><code>Umschalt N</code>: Benachrichtigungen</p></li>
<li><p><code>Strg Z</code>: rückgängig machen; <code>Umschalt Z</code>: letzte Aktionen</p></li>
<li><p><code>N</code>: etwas Neues, wo immer sich etwas hinzufügen lässt</p></li>
<li><p><code>/</code>: die Suche der Seite</p></li>
<li><p><code>Esc</code>: schließen, was offen ist</p></li></ul>
<p>Einzelne Buchstaben tun nichts, während Sie in ein Feld tippen. Was sich ziehen lässt, lässt sich auch mit Tasten verschieben: Nehmen Sie auf einem Board eine Karte mit <code>Alt</code> und einer Pfeiltaste mit, und verschieben Sie im Kalender den gewählten Termin ebenso.</p>
<p>Alles geht ohne Maus: <code>Tab</code> führt von einem zum nächsten, und was den Fokus hat, ist immer sichtbar.</p>`,
    },
    'set-language-dates-and-skin': {
      question: 'Wie ändere ich Sprache, Datum und Aussehen?',
      content: `<h2>Sprache</h2>
<p>Das Sprachmenü in der Leiste oben wechselt zwischen Englisch, Deutsch, Französisch, Portugiesisch und Arabisch. Arabisch stellt die ganze Seite auf rechts nach links um. Die E-Mails, die Atrium Ihnen sendet, folgen Ihrer Sprache.</p>
<h2>Datum und Uhrzeit</h2>
<p>Öffnen Sie das Menü unter Ihrem Bild, und wählen Sie <strong>Datum und Uhrzeit</strong>: Ihre Zeitzone, den ersten Tag der Woche und 12 oder 24 Stunden. Was Sie offen lassen, folgt Ihrem Browser. Zeiten anderer werden immer in Ihrer Zeit gezeigt.</p>
<h2>Aussehen</h2>
<p>Sonne oder Mond in der Leiste wechselt zwischen hellem und dunklem Design. Das Zahnrad am Rand der Seite öffnet <strong>Layout anpassen</strong>: Design wie das System, begrenzte oder volle Breite, die Art von Kopfleiste und Fußzeile, ein schmales Menü oder keines und wo Meldungen erscheinen.</p>
<p>Auf einem Telefon ist alles etwas kompakter, und nichts fehlt: Das Menü öffnet sich mit der Schaltfläche oben.</p>`,
    },
    'choose-what-you-are-told-of': {
      question: 'Wie wähle ich, worüber ich benachrichtigt werde?',
      content: `<p>Die Glocke in der Leiste oben oder <code>Umschalt N</code> zeigt, was Sie betrifft: Erwähnungen, Zuweisungen, Erinnerungen, neue E-Mails, Chatnachrichten und Antworten auf Ihre Einladungen. Ein Klick öffnet, worum es geht, und markiert die Benachrichtigung als gelesen.</p>
<h2>Einstellungen</h2>
<p>Öffnen Sie die Glocke, und wählen Sie <em>Einstellungen für Benachrichtigungen</em>. Haken Sie an, wovon Sie hören wollen. Arten aus Bereichen, die Sie nicht lesen dürfen, stehen nicht in der Liste.</p>
<h2>Im Browser</h2>
<p>Per E-Mail erfahren Sie, wenn Sie das wünschen, was Sie nicht innerhalb einer Stunde gelesen haben: nie, höchstens einmal pro Stunde oder einmal am Tag. Die E-Mail geht an die bestätigte Adresse Ihres Kontos.</p>
<p>Mit <em>Browser-Benachrichtigungen</em> meldet sich der Browser, während Atrium im Hintergrund ist. Er fragt einmal nach Ihrer Zustimmung; wurde sie dort abgelehnt, erlauben Sie sie in den Einstellungen des Browsers.</p>
<h2>Weniger Lärm</h2>
<p>Ein einzelner Chat wird in seinem Menü stummgeschaltet. Eine E-Mail oder Nachricht, die Sie gelesen haben, erledigt ihre Benachrichtigung von selbst, wo auch immer Sie sie lesen.</p>`,
    },
    'undo-what-you-did': {
      question: 'Wie mache ich etwas rückgängig?',
      content: `<p>Was Sie verschieben, ändern oder löschen, sehen Sie sofort, und eine Meldung bietet <strong>Rückgängig</strong> an. Haben Sie sie verpasst, ist nichts verloren:</p>
<ul><li><p><code>Strg Z</code> macht die letzte Aktion rückgängig, in jeder App.</p></li>
<li><p><code>Umschalt Z</code> oder <em>Letzte Aktionen</em> im Menü unter Ihrem Bild zeigt die letzten zwanzig in diesem Tab mit Uhrzeit. Jede lässt sich einzeln rückgängig machen.</p></li></ul>
<h2>Wenn etwas fehlschlägt</h2>
<p>Eine Änderung, die der Server ablehnt, wird wieder, was sie war, und Sie erfahren den Grund. <em>Erneut versuchen</em> wird angeboten, wo es helfen kann.</p>
<h2>Zwei zugleich</h2>
<p>Hat jemand anders inzwischen dasselbe geändert, überschreibt Atrium es nicht. Sie sehen beides und wählen.</p>
<h2>Was sich nicht rückgängig machen lässt</h2>
<p>Was hinausgegangen ist: eine zugestellte E-Mail, eine gesendete Rechnung. Hier werden Sie vorher gefragt, oder es bleibt ein Moment zum Abbrechen.</p>`,
    },
    'find-what-was-deleted': {
      question: 'Wo ist, was ich gelöscht habe?',
      content: `<p>Im <strong>Papierkorb</strong>, 30 Tage lang. Er zeigt, was in allen Bereichen gelöscht wurde: Boards, Karten, Aufgaben, Termine, Rechnungsentwürfe, Kunden, Produkte, Gutscheine, Beiträge, Benutzer und Artikel dieses Hilfe-Centers.</p>
<h2>Wiederherstellen</h2>
<ol><li><p>Öffnen Sie <strong>Papierkorb</strong> im Menü, suchen Sie, oder wählen Sie eine Art.</p></li>
<li><p>Wählen Sie <em>Wiederherstellen</em> für einen Eintrag, oder wählen Sie mehrere aus.</p></li></ol>
<p>Eine Karte bringt ihre Spalte und ihr Board mit zurück. Wer etwas gelöscht hat und wie viele Tage bleiben, steht daneben.</p>
<h2>Endgültig</h2>
<p><em>Endgültig löschen</em> und <em>Papierkorb leeren</em> vernichten Einträge mit allem, was dazugehört. Das lässt sich nicht rückgängig machen, darum wird vorher gefragt.</p>
<h2>Wer was sieht</h2>
<p>Sie sehen, was Sie löschen dürfen, und Termine in <em>Persönlich</em> nur, wenn sie Ihnen gehören. E-Mails haben einen eigenen Papierkorb in der Liste ihrer Ordner.</p>`,
    },
  },
};
