import type { ManualWords } from '../manual-words.ts';

/** Programs, people and what they may. */
export const access: ManualWords = {
  title: 'Zugriff und API',
  description: 'API und Webhooks, Benutzer, Rollen und Rechte sowie Export und Import der ganzen Firma.',
  groups: ['API und Daten', 'Personen und Rechte'],
  articles: {
    'call-the-api': {
      question: 'Wie rufe ich die API auf?',
      content: `<p>Alles, was die Seiten tun, tun sie über eine einzige API, und Ihre Programme dürfen dieselben Aufrufe verwenden. Die Liste aller Aufrufe mit dem, was sie annehmen und antworten, liefert Ihre eigene Installation unter <code>/api/v1/docs</code>; dasselbe als OpenAPI-Dokument unter <code>/api/v1/openapi.json</code>.</p>
<h2>Einen Schlüssel erstellen</h2>
<ol><li><p>Öffnen Sie <strong>Einstellungen → API-Schlüssel</strong>, und wählen Sie <em>API-Schlüssel erstellen</em>.</p></li>
<li><p>Benennen Sie ihn nach dem Programm, das ihn verwenden soll, wählen Sie, wie lange er gilt, und wählen Sie seine Rechte aus. Bestätigen Sie mit Ihrem Passwort.</p></li>
<li><p>Kopieren Sie den Schlüssel: Er wird nur einmal angezeigt.</p></li></ol>
<p>Senden Sie ihn bei jedem Aufruf mit:</p>
<pre><code>Authorization: Bearer atrium_…</code></pre>
<p>Auf der Seite stehen Zeilen, die Sie in ein Terminal einfügen können. Ein Schlüssel darf nie mehr als Sie: Verliert Ihre Rolle ein Recht, verlieren es auch Ihre Schlüssel. Widerrufen Sie einen Schlüssel auf derselben Seite, wenn sein Programm nicht mehr läuft oder ihn jemand anders gesehen haben könnte. Ein neues Passwort und eine Sperrung beenden alle Ihre Schlüssel.</p>
<h2>Assistenten</h2>
<p>Assistenten, die MCP sprechen, erreichen Atrium unter <code>/api/v1/mcp</code>, mit einem Schlüssel im selben Header. Sie sehen, was der Schlüssel darf, und schreiben nur, was sich rückgängig machen lässt: Bitten Sie sie darum, oder stellen Sie es selbst aus dem Papierkorb wieder her. Geben Sie einem Assistenten einen Schlüssel mit wenigen Rechten: Dann hat er auch nur wenige Werkzeuge.</p>
<h2>Oder anmelden</h2>
<p>Was Passwörter, Anmeldungen und Schlüssel selbst betrifft, geht nicht mit einem Schlüssel. Senden Sie dafür ein <code>POST</code> an <code>/jwt/login</code> mit einem JSON-Text aus <code>email</code> und <code>password</code>. Die Antwort enthält ein <code>accessToken</code>, das im selben Header mitgeht.</p>
<p>Ein Zugriffstoken gilt nur kurz. Ein neues gibt es unter <code>/jwt/refresh-token</code>, mit dem <code>refreshToken</code> derselben Antwort.</p>
<h2>Was zurückkommt, wenn etwas nicht stimmt</h2>
<ul><li><p><code>400</code> nennt jedes Feld und was daran falsch ist.</p></li>
<li><p><code>403</code> nennt das fehlende Recht.</p></li>
<li><p><code>409</code> bedeutet, dass jemand anders den Eintrag geändert hat, und enthält den aktuellen Stand.</p></li></ul>
<p>Ein Programm, das sich anmeldet, hat genau die Rechte seines Kontos; eines mit Schlüssel höchstens diese.</p>`,
    },
    'be-told-of-changes': {
      question: 'Wie erfährt ein Programm von Änderungen?',
      content: `<p>Durch einen Webhook: Ein Admin öffnet <strong>Einstellungen → Webhooks</strong>, gibt die Adresse des Programms ein und wählt die Arten von Änderungen aus. Danach wird jede solche Änderung dorthin gemeldet.</p>
<h2>Was ankommt</h2>
<p>Die Art der Einträge und ihre Nummern, etwa <code>{"type":"invoice.changed","data":{"kind":"invoice","ids":[7]}}</code>. Was darin steht, liest das Programm über die API. Was nur einer Person gehört, wird nie gemeldet.</p>
<h2>Ist es echt?</h2>
<p>Header und Signatur folgen Standard Webhooks. Das Geheimnis wird einmal angezeigt. Auf der Seite finden Sie Beispielcode zum Prüfen. Ein neues Geheimnis gilt sofort, das bisherige noch einen Tag.</p>
<h2>Wenn es nicht ankommt</h2>
<p>Antworten Sie innerhalb von 15 Sekunden mit <code>2xx</code>. Andernfalls wird die Zustellung einen Tag lang wiederholt. Danach wird der Webhook deaktiviert und sein Ersteller benachrichtigt. Öffnen Sie einen Webhook, um jede Zustellung mit ihrer Antwort zu sehen und sie erneut zu senden.</p>
<p>Nachrichten können doppelt kommen, und die Reihenfolge ist nicht garantiert. Am Header <code>webhook-id</code> erkennen Sie Wiederholungen.</p>`,
    },
    'take-parts-from-the-showcase': {
      question: 'Wo sehe ich die Komponenten, und wie übernehme ich sie?',
      content: `<p><strong>Komponenten</strong> im Menü oder <code>/components</code> zeigt alles, woraus Atrium besteht, in Aktion: Elemente, Komponenten, Formulare, Erweiterungen, Seitenlayouts und Diagrammbibliotheken. Geben Sie dort ein Wort in die Suche ein, und nur die Seiten, die es enthalten, bleiben stehen.</p>
<h2>Eine übernehmen</h2>
<p><em>Code</em> neben einem Beispiel öffnet seinen Quelltext, Datei für Datei, jede mit <em>Kopieren</em>. Die Beispiele sind in jeder Sprache englisch, wie ihr Code.</p>
<h2>Anders ansehen</h2>
<p><em>Dunkel</em> und <em>Von rechts nach links</em> oben zeigen die Seite so, bis Sie erneut darauf klicken. Hinweise am Ende der Seite sagen, was die Tastatur tut und was ein Screenreader vorliest.</p>
<p>Layouts lassen sich auf jeder Seite ausprobieren: Das Zahnrad am Rand öffnet, wo es eingeschaltet ist, <strong>Layout anpassen</strong>.</p>`,
    },
    'choose-a-plan': {
      question: 'Was ist ein Tarif, und was passiert an seinen Grenzen?',
      content: `<p><strong>Einstellungen → Tarife</strong> zeigt die drei Tarife und die Nutzung Ihrer Firma: Antworten in diesem Monat, Subdomains und Speicher. <strong>Einstellungen → Lizenz</strong> vergleicht sie Zeile für Zeile.</p>
<h2>Wählen</h2>
<p>Wählen Sie einen Tarif mit monatlicher oder jährlicher Zahlung. Seine Grenzen gelten sofort für alle; mit <em>Rückgängig</em> nehmen Sie die Wahl zurück. Atrium berechnet nichts. Eine neue Firma hat 30 Tage lang alles, was Enterprise umfasst. Danach gilt Basic, wenn kein Tarif gewählt wird.</p>
<h2>An einer Grenze</h2>
<p>Vorhandenes bleibt erhalten, auch wenn Sie einen kleineren Tarif wählen. Nur Weiteres wird abgelehnt. Dann sehen Sie, welche Grenze erreicht ist, und Ihre Eingaben bleiben erhalten. Als Antwort zählt, was jemand ohne Konto über einen öffentlichen Link sendet: eine Antwort auf eine Rechnung oder auf eine Einladung.</p>
<h2>Ohne Grenzen</h2>
<p>Der Betreiber der Installation kann die Grenzen mit <code>PLAN_LIMITS=off</code> aufheben.</p>`,
    },
    'take-the-company-along': {
      question: 'Wie sichere ich die Firma oder ziehe mit ihr auf einen anderen Server um?',
      content: `<p>Ein Admin öffnet <strong>Einstellungen → Arbeitsbereich</strong>. <em>Exportieren</em> speichert alle Daten und Dateien der Firma in einem Archiv (<code>.tar.gz</code>) mit Prüfsummen. Währenddessen kann weitergearbeitet werden.</p>
<h2>Importieren</h2>
<p>Ein Archiv wird in eine Firma importiert, die noch leer ist: Registrieren Sie sich auf dem neuen Server, öffnen Sie dieselbe Seite, und wählen Sie die Datei. Zuerst wird alles geprüft; dann wird alles übernommen oder nichts. Sie sehen, was darin ist, bevor Sie zustimmen.</p>
<h2>Nicht enthalten</h2>
<p>Passwörter, Sitzungen, versendete Links und die Passwörter verbundener Postfächer gehören zu einer Installation. Die Seite zählt sie auf. Personen und ihre Rollen sind enthalten: Laden Sie sie ein, um ihnen wieder Zugang zu geben.</p>
<p>Das Archiv enthält alle E-Mails und Chats: Bewahren Sie es so auf, dass nur Sie es lesen können. Der Export wird im Audit-Protokoll vermerkt.</p>
<h2>Ganze Installationen</h2>
<p>Der Betreiber des Servers kann auch <code>npm run backup</code> und <code>npm run restore</code> verwenden, die alle Firmen auf einmal umfassen.</p>`,
    },
    'invite-and-suspend-users': {
      question: 'Wie lade ich Personen ein, und was passiert, wenn sie gehen?',
      content: `<h2>Einladen</h2>
<ol><li><p>Öffnen Sie <strong>Einstellungen → Benutzer</strong>, und wählen Sie <em>Personen einladen</em>.</p></li>
<li><p>Geben Sie die E-Mail-Adressen ein, auch mehrere auf einmal, und wählen Sie eine Rolle. Hinter dem Link wählt jede Person ein eigenes Passwort.</p></li></ol>
<p>Wenn dieser Server keine E-Mails versendet oder die E-Mail nicht ankommt, wählen Sie im Menü des Benutzers <em>Einladungslink kopieren</em> und geben den Link selbst weiter.</p>
<p>Viele Personen auf einmal fügen Sie mit <em>Importieren</em> aus einer CSV-Datei oder einer Datei mit Tabulatoren hinzu. Exporte aus Google Workspace und Keycloak passen ohne Änderung. Die Vorschau zeigt, wer hinzukommt oder geändert wird und welche Spalten hier kein Feld haben.</p>
<h2>Status</h2>
<p><strong>Ausstehend</strong> heißt, dass sich jemand noch nicht angemeldet hat, <strong>Aktiv</strong>, dass die Anmeldung möglich ist, <strong>Gesperrt</strong>, dass sie nicht möglich ist und die Sitzungen beendet sind. Eine Sperrung gilt sofort und lässt sich rückgängig machen.</p>
<h2>Wenn jemand geht</h2>
<p>Löschen Sie den Benutzer. Sie sehen offene Aufgaben, Karten und Termine der Person und wählen, an wen sie übertragen werden. E-Mails und Geschriebenes bleiben unverändert. 30 Tage lang können Sie den Benutzer aus dem Papierkorb wiederherstellen.</p>
<p>Der letzte Admin kann weder gesperrt noch gelöscht werden, damit immer jemand Rechte zurückgeben kann.</p>`,
    },
    'sign-in-safely': {
      question: 'Ich habe mein Passwort vergessen. Und wie wird die Anmeldung sicherer?',
      content: `<h2>Ein vergessenes Passwort</h2>
<ol><li><p>Wählen Sie auf der Anmeldeseite <em>Passwort vergessen?</em>, und geben Sie Ihre E-Mail-Adresse ein.</p></li>
<li><p>Öffnen Sie den Link, der Ihnen gesendet wird. Er gilt einmal, 30 Minuten lang.</p></li>
<li><p>Wählen Sie ein neues Passwort. Sie werden überall sonst abgemeldet und darüber per E-Mail benachrichtigt.</p></li></ol>
<p>Die Seite sagt bei jeder Adresse dasselbe, damit niemand daraus erfährt, wer ein Konto hat.</p>
<h2>Zwei-Faktor-Anmeldung</h2>
<p>Öffnen Sie sich selbst unter <strong>Einstellungen → Benutzer</strong>, und wählen Sie <em>Sicherheit</em>. Scannen Sie den QR-Code mit einer Authenticator-App, und geben Sie den Code ein, den sie anzeigt. Von da an wird bei der Anmeldung nach dem Passwort ein Code verlangt. Bewahren Sie die Wiederherstellungscodes so auf, dass Sie sie ohne Ihr Telefon finden: Jeder gilt einmal.</p>
<p>In Ihrem eigenen Browser können Sie die Abfrage 30 Tage lang aussetzen. Ein neues Passwort beendet das.</p>
<h2>Passkeys</h2>
<p>Ein Passkey ersetzt Passwort und Code: Ihr Gerät fragt nach Finger, Gesicht oder PIN. Fügen Sie auf derselben Seite für jedes Gerät einen hinzu, und entfernen Sie die, die Sie nicht mehr haben.</p>`,
    },
    'sign-in-by-your-provider': {
      question: 'Wie richte ich Single Sign-on ein?',
      content: `<p>Möglich ist jeder Anbieter mit OpenID Connect, etwa Microsoft Entra ID, Google Workspace, Okta oder Keycloak.</p>
<h2>Einrichten</h2>
<ol><li><p>Öffnen Sie als Admin <strong>Einstellungen → Single Sign-on</strong>, und kopieren Sie die <em>Weiterleitungsadresse (Redirect-URI)</em>.</p></li>
<li><p>Registrieren Sie Atrium bei Ihrem Anbieter als Webanwendung mit dieser Adresse. Sie bekommen eine Client-ID und meist ein Geheimnis.</p></li>
<li><p>Geben Sie Aussteller, Client-ID und Geheimnis ein, und speichern Sie. Atrium prüft den Anbieter, bevor es etwas speichert.</p></li></ol>
<p>Von da an hat die Anmeldeseite eine Schaltfläche dafür. Die <em>Anmeldeseite</em> daneben ist eine Adresse für Ihr Intranet.</p>
<h2>Zugang</h2>
<p>Personen werden bei der ersten Anmeldung über die vom Anbieter bestätigte E-Mail-Adresse zugeordnet, danach über ihre Kennung beim Anbieter. Eine geänderte Adresse führt also nicht zu einem anderen Konto. Eingeladene erhalten die Rolle der Einladung. Für alle anderen legen Sie fest, ob sie Zugang erhalten und mit welcher Rolle.</p>
<p>Ein <em>Claim</em> wie <code>groups</code> kann Rollen nennen: Zeile für Zeile ordnen Sie Werten Rollen zu. Er wird bei jeder Anmeldung gelesen. Der letzte Admin bleibt in jedem Fall Admin.</p>
<h2>Nur über den Anbieter</h2>
<p>Dann ist die Anmeldung mit Passwort oder Passkey nicht mehr möglich, außer für die Person, die das festgelegt hat, falls der Anbieter ausfällt. Ist diese Person kein Admin mehr, darf jeder Admin wieder ein Passwort verwenden.</p>`,
    },
    'give-rights-by-roles': {
      question: 'Wie funktionieren Rollen und Berechtigungen?',
      content: `<p>Eine Rolle legt fest, was ihre Mitglieder dürfen: ansehen, hinzufügen, ändern und löschen, für jeden Bereich einzeln. Jede Person hat eine Rolle.</p>
<h2>Rollen</h2>
<p><strong>Einstellungen → Rollen</strong> zeigt die vorgegebenen und Ihre eigenen. Öffnen Sie eine Rolle, um ihre Rechte anzuhaken. Vor dem Speichern sehen Sie, wer Rechte erhält und wer welche verliert. Die Änderung gilt sofort, auch für alle, die gerade angemeldet sind.</p>
<ul><li><p><strong>Admin</strong> darf alles und kann nicht geändert werden.</p></li>
<li><p><strong>Kunde</strong> sieht nur, was für alle bestimmt ist, und kann auch nicht geändert werden.</p></li>
<li><p>Vergeben lassen sich nur Rechte, die man selbst hat.</p></li></ul>
<h2>Warum kann jemand eine Seite nicht öffnen?</h2>
<p>Öffnen Sie den Benutzer, und wählen Sie <em>Rechte und ihre Herkunft</em>. Atrium zeigt für eine Seite oder ein Recht die zugehörige Rolle und Regel.</p>
<h2>Berechtigungen</h2>
<p><strong>Einstellungen → Berechtigungen</strong> ist ein Verzeichnis: Namen, die Ihre Firma für Rechte verwendet, und die Rollen dazu. Was eine Rolle tatsächlich darf, legen Sie in der Rolle fest.</p>`,
    },
    'read-the-audit-log': {
      question: 'Wer hat das geändert? Das Audit-Protokoll lesen',
      content: `<p><strong>Einstellungen → Audit-Protokoll</strong> zeigt jede sicherheitsrelevante Änderung: wer sich von wo angemeldet hat, wer einen Benutzer eingeladen, gesperrt oder gelöscht, wer eine Rolle geändert, wer die Firma exportiert hat.</p>
<h2>Etwas finden</h2>
<p>Suchen Sie nach Wörtern, wählen Sie, was von wem getan wurde, oder einen Zeitraum. Wonach Sie suchen, steht in der Adresse, sodass Sie es als Lesezeichen behalten oder weitergeben können. Öffnen Sie eine Zeile, um jedes Feld vorher und nachher zu sehen.</p>
<h2>Aufbewahren</h2>
<p><em>Exportieren</em> speichert die angezeigten Einträge. Jede Änderung wird zusammen mit ihrem Eintrag gespeichert. Einträge kann niemand bearbeiten oder löschen. Sie werden erst nach der vom Betreiber festgelegten Frist entfernt, standardmäßig nach zwei Jahren.</p>
<p>Änderungen der täglichen Arbeit stehen dort, wo sie hingehören: Eine Karte hat ihre Aktivität, eine Rechnung ihren Verlauf, ein Beitrag seine Fassungen.</p>`,
    },
  },
};
