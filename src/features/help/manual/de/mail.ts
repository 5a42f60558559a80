import type { ManualWords } from '../manual-words.ts';

/** Email. */
export const mail: ManualWords = {
  title: 'E-Mail',
  description: 'Ein Postfach, das sich selbst sortiert, Vorlagen für wiederkehrende Texte und Bilder, die nichts über Sie verraten.',
  groups: ['Lesen und schreiben', 'Sortieren und suchen'],
  articles: {
    'read-and-write-mail': {
      question: 'Wie lese und schreibe ich E-Mails?',
      content: `<p>Öffnen Sie <strong>E-Mail</strong>. Links stehen Ordner und Labels, dann die Liste und daneben die geöffnete Unterhaltung. Unter <em>Ansicht</em> wählen Sie, wo sich eine E-Mail öffnet und wie dicht die Zeilen stehen.</p>
<h2>Lesen</h2>
<ul><li><p><code>J</code> und <code>K</code> öffnen die nächste und die vorige E-Mail, <code>U</code> führt zurück zur Liste.</p></li>
<li><p><code>E</code> archiviert, <code>#</code> verschiebt in den Papierkorb, <code>!</code> in den Spam-Ordner, <code>S</code> setzt einen Stern.</p></li>
<li><p><code>B</code> stellt zurück: Die E-Mail verschwindet aus dem Posteingang und erscheint zur gewählten Zeit wieder ganz oben.</p></li></ul>
<h2>Schreiben</h2>
<p><code>C</code> beginnt eine E-Mail, <code>R</code> antwortet, <code>A</code> antwortet allen, <code>F</code> leitet weiter. Was Sie schreiben, wird beim Tippen als Entwurf gespeichert. Dateien können Sie im Fenster ablegen, Bilder im Text.</p>
<p>E-Mails innerhalb Ihrer Firma werden sofort zugestellt und verlassen den Server nicht. Für E-Mails nach außen muss der Betreiber einen Postausgang einrichten. Ob es einen gibt, sehen Sie unter <strong>E-Mail-Einstellungen → Adressen</strong>.</p>`,
    },
    'send-later-or-cancel': {
      question: 'Wie sende ich eine E-Mail später oder breche den Versand ab?',
      content: `<h2>Versand abbrechen</h2>
<p>Nach dem Senden können Sie den Versand in der Meldung am Rand der Seite abbrechen. Solange sie angezeigt wird, ist die E-Mail noch nicht gesendet. Nach dem Abbrechen liegt sie unverändert in Ihren Entwürfen.</p>
<h2>Später senden</h2>
<p>Wählen Sie neben der Schaltfläche zum Senden Datum und Uhrzeit. Bis dahin liegt die E-Mail im Ordner <strong>Geplant</strong>. Öffnen Sie sie dort, um sie sofort zu senden oder den Versand abzubrechen.</p>
<h2>Zustellung prüfen</h2>
<p>Öffnen Sie eine gesendete E-Mail. Unter <em>Zustellung</em> sehen Sie für jeden externen Empfänger den Stand: wartet, gesendet, ein weiterer Versuch folgt oder konnte nicht zugestellt werden, mit der Antwort des anderen Servers. Eine E-Mail wird höchstens einmal gesendet: Wird die Verbindung genau bei der Übergabe unterbrochen, meldet Atrium, dass sie möglicherweise angekommen ist, und sendet sie nicht automatisch ein zweites Mal.</p>
<p>Bei unzustellbaren E-Mails erhalten Sie zusätzlich eine Nachricht.</p>`,
    },
    'write-once-with-templates': {
      question: 'Wie verwende ich Vorlagen und eine Signatur?',
      content: `<p>Beide finden Sie in den <strong>E-Mail-Einstellungen</strong>, die Sie über das Zahnrad im Postfach öffnen.</p>
<h2>Vorlagen</h2>
<ol><li><p>Wählen Sie unter <em>Vorlagen</em> die Schaltfläche <em>Neue Vorlage</em>. Den Namen sehen nur Sie. Betreff und Text werden in die E-Mail übernommen.</p></li>
<li><p>Wählen Sie beim Schreiben einer E-Mail die Vorlage im Fenster. Sie können darin noch alles ändern.</p></li></ol>
<h2>Signatur</h2>
<p>Geben Sie unter <em>Signatur</em> ein, was unter Ihren E-Mails stehen soll: Name, Position, Kontaktdaten. Die Vorschau zeigt sie unter einem Beispiel. In jeder E-Mail können Sie sie ändern oder entfernen.</p>
<h2>Weitere Adressen</h2>
<p>Unter <em>Adressen</em> können Sie weitere Adressen der Domain Ihrer Firma hinzufügen, etwa eine für ein Team. E-Mails an diese Adressen erreichen Sie ebenfalls, und Sie wählen in jeder E-Mail die Absenderadresse. Das ist möglich, sobald Ihre eigene Adresse bestätigt ist.</p>`,
    },
    'sort-mail-by-rules': {
      question: 'Wie sortiere ich E-Mails automatisch?',
      content: `<h2>Labels</h2>
<p>Eine E-Mail liegt in einem Ordner und kann mehrere Labels haben. Drücken Sie <code>L</code>, um sie zuzuweisen, oder ziehen Sie die E-Mail auf ein Label. Eigene erstellen Sie mit <em>Neues Label…</em>, jedes in einer eigenen Farbe. Wird ein Label gelöscht, bleiben seine E-Mails erhalten.</p>
<h2>Regeln</h2>
<ol><li><p>Öffnen Sie <strong>E-Mail-Einstellungen → Regeln</strong>, und wählen Sie <em>Neue Regel</em>.</p></li>
<li><p>Geben Sie die Bedingungen an: Absender, Betreff oder Wörter in Betreff oder Text. Bei mehreren müssen alle erfüllt sein.</p></li>
<li><p>Wählen Sie die Aktionen: in einen Ordner verschieben, ein Label zuweisen, mit Stern markieren, als gelesen markieren.</p></li>
<li><p>Aktivieren Sie <em>Jetzt auch auf den Posteingang anwenden</em>, wenn auch vorhandene E-Mails sortiert werden sollen.</p></li></ol>
<p>Alle passenden Regeln werden angewendet. Nennen mehrere einen Ordner, entscheidet die erste. Die Reihenfolge ändern Sie mit den Pfeilen oder mit <code>Alt</code> und einer Pfeiltaste.</p>
<h2>Newsletter</h2>
<p>Über einer E-Mail aus einem Verteiler steht <em>Abbestellen</em>. Atrium nutzt dafür den einfachsten Weg. Bei Spam wird es nicht angeboten.</p>`,
    },
    'find-a-mail': {
      question: 'Wie finde ich eine E-Mail?',
      content: `<p>Drücken Sie im Postfach <code>/</code>. Durchsucht werden Betreff, Text, Namen, Adressen und die Namen von Anhängen.</p>
<h2>Eingrenzen</h2>
<p>Die Schaltfläche im Feld öffnet die Filter: Absender, Empfänger, Betreff, Wörter, Tage, mit Anhängen, ungelesen, mit Stern. Sie können sie auch eingeben:</p>
<ul><li><p><code>von:rui</code>, <code>an:layla</code>, <code>betreff:eiche</code></p></li>
<li><p><code>hat:anhang</code>, <code>datei:pdf</code></p></li>
<li><p><code>ist:ungelesen</code>, <code>ist:mit-stern</code></p></li>
<li><p><code>nach:</code> und <code>vor:</code> mit einem Datum</p></li>
<li><p><code>"genau so"</code> für den genauen Wortlaut, <code>-wort</code> zum Ausschließen</p></li></ul>
<p>Gesucht wird im geöffneten Ordner; <em>Überall suchen</em> wird angeboten, wenn dort nichts gefunden wurde. Nicht erkannte Angaben werden angezeigt und nicht berücksichtigt.</p>
<p>Die Suche steht in der Adresse der Seite: Sie bleibt beim Neuladen erhalten, und <em>Zurück</em> führt wieder zu ihr.</p>`,
    },
    'bring-mail-from-elsewhere': {
      question: 'Wie hole ich E-Mails aus anderen Postfächern, und ist das sicher?',
      content: `<h2>Ein anderes Postfach</h2>
<p>Unter <strong>E-Mail-Einstellungen → Verbundenes Konto</strong> verbinden Sie ein externes Postfach (IMAP). Dessen E-Mails lesen Sie auch hier, und was Sie hier lesen, mit Stern markieren oder verschieben, ändert sich auch dort. Das Passwort wird verschlüsselt gespeichert und nie wieder angezeigt.</p>
<h2>Eine Datei</h2>
<p>Unter <em>Import und Export</em> importieren Sie eine mbox-Datei, wie sie die meisten E-Mail-Programme erzeugen. Bereits vorhandene E-Mails werden übersprungen. Ebenso können Sie alle Ihre E-Mails mit Anhängen in eine Datei exportieren.</p>
<h2>Bilder</h2>
<p>Externe Bilder verraten dem Absender, dass Sie seine E-Mail lesen. Sie werden daher nur auf Wunsch und über Ihren Server geladen. Wenn Sie <em>Immer von diesem Absender</em> wählen, merkt sich Atrium das.</p>
<h2>Warnungen</h2>
<p>Atrium warnt Sie, wenn eine externe E-Mail den Namen einer Person aus Ihrer Firma trägt. In einer E-Mail kann nichts ausgeführt werden: Sie wird beim Eingang bereinigt und in einem abgetrennten Rahmen angezeigt.</p>`,
    },
  },
};
