import type { ManualWords } from '../manual-words.ts';

/** The mailbox. */
export const mail: ManualWords = {
  title: 'E-Mail',
  description: 'Ein Postfach, das sich selbst sortiert, Texte, die Sie einmal schreiben, und Bilder, die nichts über Sie verraten.',
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
<p>E-Mails an Personen Ihrer Firma werden sofort zugestellt und verlassen den Server nie. E-Mails an alle anderen brauchen einen Weg nach außen, den der Betreiber einrichtet; unter <strong>E-Mail-Einstellungen → Adressen</strong> steht, ob es einen gibt.</p>`,
    },
    'send-later-or-cancel': {
      question: 'Kann ich eine E-Mail später senden oder eine gesendete aufhalten?',
      content: `<h2>Aufhalten</h2>
<p>Nach dem Senden bietet die Meldung am Rand der Seite an, abzubrechen. Solange sie dort steht, ist die E-Mail noch nicht hinausgegangen; abgebrochen ist sie wieder bei Ihren Entwürfen, so wie Sie sie geschrieben haben.</p>
<h2>Später</h2>
<p>Wählen Sie neben der Schaltfläche zum Senden einen Tag und eine Uhrzeit. Bis dahin wartet die E-Mail im Ordner <strong>Geplant</strong>. Öffnen Sie sie dort, um sie sofort zu senden oder das Senden abzubrechen.</p>
<h2>Ist sie angekommen?</h2>
<p>Öffnen Sie eine gesendete E-Mail. Unter <em>Zustellung</em> steht bei jedem externen Empfänger, was daraus wurde: wartet, gesendet, neuer Versuch folgt oder konnte nicht zugestellt werden, mit der Antwort des anderen Servers. Eine E-Mail wird höchstens einmal gesendet: Brach die Verbindung genau bei der Übergabe ab, sagt Atrium, dass sie vielleicht angekommen ist, und sendet sie nicht von selbst ein zweites Mal.</p>
<p>Was nicht zugestellt werden konnte, kommt auch als E-Mail zu Ihnen zurück.</p>`,
    },
    'write-once-with-templates': {
      question: 'Wie verwende ich Vorlagen und eine Signatur?',
      content: `<p>Beide stehen in den <strong>E-Mail-Einstellungen</strong>, die das Zahnrad im Postfach öffnet.</p>
<h2>Vorlagen</h2>
<ol><li><p>Wählen Sie unter <em>Vorlagen</em> die Schaltfläche <em>Neue Vorlage</em>. Der Name ist nur für Sie; mit Betreff und Text beginnt die E-Mail.</p></li>
<li><p>Wählen Sie beim Schreiben einer E-Mail die Vorlage im Fenster. Sie können darin noch alles ändern.</p></li></ol>
<h2>Signatur</h2>
<p>Schreiben Sie unter <em>Signatur</em>, was unter Ihren E-Mails steht: einen Namen, was Sie tun, wie man Sie erreicht. Die Vorschau zeigt sie unter einem Beispiel. In jeder E-Mail können Sie sie ändern oder herausnehmen.</p>
<h2>Weitere Adressen</h2>
<p>Unter <em>Adressen</em> können Sie weitere Adressen der Domain Ihrer Firma hinzufügen, etwa eine für ein Team. E-Mails an diese Adressen erreichen Sie ebenfalls, und Sie wählen in jeder E-Mail, von welcher Adresse sie kommt. Das geht, sobald Ihre eigene Adresse bestätigt ist.</p>`,
    },
    'sort-mail-by-rules': {
      question: 'Wie sortieren sich E-Mails von selbst?',
      content: `<h2>Labels</h2>
<p>Eine E-Mail liegt in einem Ordner und kann mehrere Labels haben. Drücken Sie <code>L</code>, um sie zuzuweisen, oder ziehen Sie die E-Mail auf ein Label. Eigene erstellen Sie mit <em>Neues Label…</em>, jedes in seiner Farbe. Wird ein Label gelöscht, bleiben seine E-Mails, wo sie sind.</p>
<h2>Regeln</h2>
<ol><li><p>Öffnen Sie <strong>E-Mail-Einstellungen → Regeln</strong>, und wählen Sie <em>Neue Regel</em>.</p></li>
<li><p>Geben Sie an, was eine E-Mail haben muss: etwas im Absender, im Betreff oder in Betreff oder Text. Nennen Sie mehreres, muss alles davon zutreffen.</p></li>
<li><p>Geben Sie an, was geschieht: in einen Ordner verschieben, ein Label zuweisen, mit Stern markieren, als gelesen markieren.</p></li>
<li><p>Haken Sie <em>Jetzt auch auf den Posteingang anwenden</em> an, wenn die vorhandenen E-Mails auch sortiert werden sollen.</p></li></ol>
<p>Alle passenden Regeln gelten. Nennen mehrere einen Ordner, entscheidet die erste; verschieben Sie Regeln mit ihren Pfeilen oder mit <code>Alt</code> und einer Pfeiltaste.</p>
<h2>Newsletter</h2>
<p>Über einer E-Mail aus einem Verteiler steht <em>Abbestellen</em>. Atrium nimmt den Weg, der Sie am wenigsten Mühe kostet, und bietet bei Spam keinen an.</p>`,
    },
    'find-a-mail': {
      question: 'Wie finde ich eine E-Mail?',
      content: `<p>Drücken Sie im Postfach <code>/</code>. Durchsucht werden Betreff, Text, Namen, Adressen und die Namen von Anhängen.</p>
<h2>Eingrenzen</h2>
<p>Die Schaltfläche im Feld öffnet die Filter: Absender, Empfänger, Betreff, Wörter, Tage, mit Anhängen, ungelesen, mit Stern. Dasselbe lässt sich tippen:</p>
<ul><li><p><code>from:rui</code>, <code>to:layla</code>, <code>subject:oak</code></p></li>
<li><p><code>has:attachment</code>, <code>filename:pdf</code></p></li>
<li><p><code>is:unread</code>, <code>is:starred</code></p></li>
<li><p><code>after:</code> und <code>before:</code> mit einem Tag</p></li>
<li><p><code>"genau so"</code> für eine Wendung, <code>-wort</code> für das, was nicht vorkommen soll</p></li></ul>
<p>Gesucht wird im geöffneten Ordner; <em>Überall suchen</em> wird angeboten, wenn dort nichts gefunden wurde. Was nicht verstanden wird, wird ausgelassen und genannt, sodass Sie nie ein falsches Ergebnis sehen, ohne es zu wissen.</p>
<p>Wonach Sie suchen, steht in der Adresse: Es ist nach dem Neuladen noch da, und <em>Zurück</em> führt wieder dorthin.</p>`,
    },
    'bring-mail-from-elsewhere': {
      question: 'Wie hole ich E-Mails von anderswo, und ist das sicher?',
      content: `<h2>Ein anderes Postfach</h2>
<p>Unter <strong>E-Mail-Einstellungen → Verbundenes Konto</strong> verbinden Sie ein Postfach, das Sie anderswo haben (IMAP). Dessen E-Mails kommen auch hierher, und was Sie hier lesen, mit Stern markieren oder verschieben, ändert sich auch dort. Das Passwort wird verschlüsselt gespeichert und nie mehr angezeigt.</p>
<h2>Eine Datei</h2>
<p>Unter <em>Import und Export</em> bringt eine mbox-Datei E-Mails aus den meisten E-Mail-Programmen hierher; bereits vorhandene E-Mails werden übersprungen. Umgekehrt enthält eine Datei alle Ihre E-Mails mit ihren Anhängen.</p>
<h2>Bilder</h2>
<p>Bilder anderer Server verraten dem Absender, dass Sie seine E-Mail lesen. Sie werden darum erst auf Ihren Wunsch geladen, und dann von Ihrem Server und nicht von Ihrem Browser. <em>Immer von diesem Absender</em> merkt sich das.</p>
<h2>Warnungen</h2>
<p>Atrium warnt Sie, wenn jemand von außen unter dem Namen einer Person aus Ihrer Firma schreibt. In einer E-Mail kann nichts ausgeführt werden: Sie wird bei der Ankunft bereinigt und in einem eigenen Rahmen gezeigt.</p>`,
    },
  },
};
