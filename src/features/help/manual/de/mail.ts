import type { ManualWords } from '../manual-words.ts';

/** The mailbox. */
export const mail: ManualWords = {
  title: 'E-Mail',
  description: 'Ein Postfach, das sich selbst sortiert, Vorlagen für wiederkehrende Texte und Bilder, die nichts über Sie verraten.',
  groups: ['Lesen und schreiben', 'Sortieren und suchen'],
  articles: {
    'read-and-write-mail': {
      question: 'Wie lese und schreibe ich E-Mails?',
      content: `<p>Öffnen Sie <strong>E-Mail</strong>. Links stehen Ordner und Labels, dann die Liste und daneben die geöffnete Unterhaltung. Unter <em>Ansicht</em> wählen Sie, wo sich eine E-Mail öffnet und wie dicht die Zeilen stehen.</p>
<h2>Lesen</h2>
<ul><li><p><code>J</code> und <code>K</code> gehen zur nächsten und zur vorigen E-Mail, <code>U</code> führt zurück zur Liste.</p></li>
<li><p><code>E</code> archiviert, <code>#</code> verschiebt in den Papierkorb, <code>!</code> in den Spam-Ordner, <code>S</code> setzt einen Stern.</p></li>
<li><p><code>B</code> stellt zurück: Die E-Mail verlässt den Posteingang und kommt zur gewählten Zeit oben wieder hinein.</p></li></ul>
<h2>Schreiben</h2>
<p><code>C</code> beginnt eine E-Mail, <code>R</code> antwortet, <code>A</code> antwortet allen, <code>F</code> leitet weiter. Was Sie schreiben, wird beim Tippen als Entwurf gespeichert. Dateien können Sie im Fenster ablegen, Bilder im Text.</p>
<p>E-Mails innerhalb Ihrer Firma werden sofort zugestellt und verlassen den Server nicht. Für E-Mails nach außen muss der Betreiber einen Postausgang einrichten. Ob es einen gibt, sehen Sie unter <strong>E-Mail-Einstellungen → Adressen</strong>.</p>`,
    },
    'send-later-or-cancel': {
      question: 'Kann ich eine E-Mail später senden oder den Versand abbrechen?',
      content: `<h2>Versand abbrechen</h2>
<p>Nach dem Senden können Sie in der Meldung am Rand der Seite abbrechen. Solange sie angezeigt wird, ist die E-Mail noch nicht gesendet. Nach dem Abbrechen liegt sie unverändert in Ihren Entwürfen.</p>
<h2>Später</h2>
<p>Wählen Sie neben der Schaltfläche zum Senden Datum und Uhrzeit. Bis dahin liegt die E-Mail im Ordner <strong>Geplant</strong>. Öffnen Sie sie dort, um sie sofort zu senden oder den Versand abzubrechen.</p>
<h2>Ist sie angekommen?</h2>
<p>Öffnen Sie eine gesendete E-Mail. Unter <em>Zustellung</em> sehen Sie für jeden externen Empfänger den Stand: wartet, gesendet, ein weiterer Versuch folgt oder konnte nicht zugestellt werden, mit der Antwort des anderen Servers. Eine E-Mail wird höchstens einmal gesendet: Wird die Verbindung genau bei der Übergabe unterbrochen, meldet Atrium, dass sie möglicherweise angekommen ist, und sendet sie nicht automatisch ein zweites Mal.</p>
<p>Bei unzustellbaren E-Mails erhalten Sie zusätzlich eine Nachricht.</p>`,
    },
    'write-once-with-templates': {
      question: 'Wie verwende ich Vorlagen und eine Signatur?',
      content: `<p>Beide stehen in den <strong>E-Mail-Einstellungen</strong>, die das Zahnrad im Postfach öffnet.</p>
<h2>Vorlagen</h2>
<ol><li><p>Wählen Sie unter <em>Vorlagen</em> die Schaltfläche <em>Neue Vorlage</em>. Den Namen sehen nur Sie. Betreff und Text werden in die E-Mail übernommen.</p></li>
<li><p>Wählen Sie beim Schreiben einer E-Mail die Vorlage im Fenster. Sie können darin noch alles ändern.</p></li></ol>
<h2>Signatur</h2>
<p>Geben Sie unter <em>Signatur</em> ein, was unter Ihren E-Mails stehen soll: Name, Position, Kontaktdaten. Die Vorschau zeigt sie unter einem Beispiel. In jeder E-Mail können Sie sie ändern oder herausnehmen.</p>
<h2>Weitere Adressen</h2>
<p>Unter <em>Adressen</em> können Sie weitere Adressen der Domain Ihrer Firma hinzufügen, etwa eine für ein Team. E-Mails an diese Adressen erreichen Sie ebenfalls, und Sie wählen in jeder E-Mail, von welcher Adresse sie kommt. Das geht, sobald Ihre eigene Adresse bestätigt ist.</p>`,
    },
    'sort-mail-by-rules': {
      question: 'Wie sortiere ich E-Mails automatisch?',
      content: `<h2>Labels</h2>
<p>Eine E-Mail liegt in einem Ordner und kann mehrere Labels haben. Drücken Sie <code>L</code>, um sie zuzuweisen, oder ziehen Sie die E-Mail auf ein Label. Eigene erstellen Sie mit <em>Neues Label…</em>, jedes in seiner Farbe. Wird ein Label gelöscht, bleiben seine E-Mails, wo sie sind.</p>
<h2>Regeln</h2>
<ol><li><p>Öffnen Sie <strong>E-Mail-Einstellungen → Regeln</strong>, und wählen Sie <em>Neue Regel</em>.</p></li>
<li><p>Geben Sie die Bedingungen an: Absender, Betreff oder Wörter in Betreff oder Text. Bei mehreren müssen alle erfüllt sein.</p></li>
<li><p>Wählen Sie die Aktionen: in einen Ordner verschieben, ein Label zuweisen, mit Stern markieren, als gelesen markieren.</p></li>
<li><p>Haken Sie <em>Jetzt auch auf den Posteingang anwenden</em> an, wenn auch vorhandene E-Mails sortiert werden sollen.</p></li></ol>
<p>Alle passenden Regeln gelten. Nennen mehrere einen Ordner, entscheidet die erste; verschieben Sie Regeln mit ihren Pfeilen oder mit <code>Alt</code> und einer Pfeiltaste.</p>
<h2>Newsletter</h2>
<p>Über einer E-Mail aus einem Verteiler steht <em>Abbestellen</em>. Atrium nutzt dafür den einfachsten Weg. Bei Spam wird es nicht angeboten.</p>`,
    },
    'find-a-mail': {
      question: 'Wie finde ich eine E-Mail?',
      content: `<p>Drücken Sie im Postfach <code>/</code>. Durchsucht werden Betreff, Text, Namen, Adressen und die Namen von Anhängen.</p>
<h2>Eingrenzen</h2>
<p>Die Schaltfläche im Feld öffnet die Filter: Absender, Empfänger, Betreff, Wörter, Tage, mit Anhängen, ungelesen, mit Stern. Dasselbe lässt sich tippen:</p>
<ul><li><p><code>from:rui</code>, <code>to:layla</code>, <code>subject:oak</code></p></li>
<li><p><code>has:attachment</code>, <code>filename:pdf</code></p></li>
<li><p><code>is:unread</code>, <code>is:starred</code></p></li>
<li><p><code>after:</code> und <code>before:</code> mit einem Datum</p></li>
<li><p><code>"genau so"</code> für den genauen Wortlaut, <code>-wort</code> zum Ausschließen</p></li></ul>
<p>Gesucht wird im geöffneten Ordner; <em>Überall suchen</em> wird angeboten, wenn dort nichts gefunden wurde. Nicht erkannte Angaben werden nicht berücksichtigt und genannt.</p>
<p>Die Suche steht in der Adresse der Seite: Sie bleibt nach dem Neuladen erhalten, und <em>Zurück</em> führt wieder dorthin.</p>`,
    },
    'bring-mail-from-elsewhere': {
      question: 'Wie hole ich E-Mails aus anderen Postfächern, und ist das sicher?',
      content: `<h2>Ein anderes Postfach</h2>
<p>Unter <strong>E-Mail-Einstellungen → Verbundenes Konto</strong> verbinden Sie ein externes Postfach (IMAP). Dessen E-Mails lesen Sie auch hier, und was Sie hier lesen, mit Stern markieren oder verschieben, ändert sich auch dort. Das Passwort wird verschlüsselt gespeichert und nie wieder angezeigt.</p>
<h2>Eine Datei</h2>
<p>Unter <em>Import und Export</em> importieren Sie eine mbox-Datei, wie sie die meisten E-Mail-Programme erzeugen. Bereits vorhandene E-Mails werden übersprungen. Umgekehrt exportieren Sie alle Ihre E-Mails mit Anhängen in eine Datei.</p>
<h2>Bilder</h2>
<p>Externe Bilder verraten dem Absender, dass Sie seine E-Mail lesen. Sie werden daher nur auf Wunsch und über Ihren Server geladen. Mit <em>Immer von diesem Absender</em> merkt sich Atrium Ihre Wahl.</p>
<h2>Warnungen</h2>
<p>Atrium warnt Sie, wenn jemand von außen unter dem Namen einer Person aus Ihrer Firma schreibt. In einer E-Mail kann nichts ausgeführt werden: Sie wird beim Eingang bereinigt und in einem abgetrennten Rahmen angezeigt.</p>`,
    },
  },
};
