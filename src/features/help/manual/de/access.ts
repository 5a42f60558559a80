import type { ManualWords } from '../manual-words.ts';

/** API, people, and permissions. */
export const access: ManualWords = {
  title: 'Zugriff und API',
  description: 'API und Webhooks, Benutzer, Rollen und Rechte sowie Export und Import der ganzen Firma.',
  groups: ['API und Daten', 'Personen und Rechte'],
  articles: {
    'call-the-api': {
      question: 'Wie rufe ich die API auf?',
      content: `<p>Alle Seiten von Atrium verwenden eine einzige API, und Ihre Programme können dieselben Aufrufe nutzen. Eine Übersicht aller Aufrufe mit Ein- und Ausgaben finden Sie in Ihrer Installation unter <code>/api/v1/docs</code>, als OpenAPI-Dokument unter <code>/api/v1/openapi.json</code>.</p>
<h2>Einen Schlüssel erstellen</h2>
<ol><li><p>Öffnen Sie <strong>Einstellungen → API-Schlüssel</strong>, und wählen Sie <em>API-Schlüssel erstellen</em>.</p></li>
<li><p>Benennen Sie ihn nach dem Programm, das ihn verwenden soll, und wählen Sie Gültigkeit und Rechte aus. Bestätigen Sie mit Ihrem Passwort.</p></li>
<li><p>Kopieren Sie den Schlüssel: Er wird nur einmal angezeigt.</p></li></ol>
<p>Senden Sie ihn bei jedem Aufruf mit:</p>
<pre><code>Authorization: Bearer atrium_…</code></pre>
<p>Auf der Seite stehen Zeilen, die Sie in ein Terminal einfügen können. Ein Schlüssel hat nie mehr Rechte als Sie: Verliert Ihre Rolle ein Recht, verlieren es auch Ihre Schlüssel. Widerrufen Sie einen Schlüssel auf derselben Seite, wenn sein Programm nicht mehr läuft oder wenn Unbefugte ihn gesehen haben könnten. Durch ein neues Passwort oder eine Sperrung werden alle Ihre Schlüssel ungültig.</p>
<h2>Assistenten</h2>
<p>Assistenten mit MCP erreichen Atrium unter <code>/api/v1/mcp</code>, mit einem Schlüssel im selben Header. Sie sehen, was der Schlüssel erlaubt, und schreiben nur, was sich rückgängig machen lässt: Beauftragen Sie den Assistenten damit, oder stellen Sie es selbst aus dem Papierkorb wieder her. Geben Sie einem Assistenten einen Schlüssel mit wenigen Rechten: Dann hat er auch nur wenige Werkzeuge.</p>
<h2>Mit Anmeldung</h2>
<p>Passwörter, Anmeldungen und die Schlüssel selbst lassen sich nicht mit einem Schlüssel verwalten. Senden Sie dafür ein <code>POST</code> an <code>/jwt/login</code> mit <code>email</code> und <code>password</code> als JSON. Die Antwort enthält ein <code>accessToken</code>, das Sie im selben Header senden.</p>
<p>Ein Zugriffstoken gilt nur kurz. Ein neues gibt es unter <code>/jwt/refresh-token</code>, mit dem <code>refreshToken</code> derselben Antwort.</p>
<h2>Fehlermeldungen</h2>
<ul><li><p><code>400</code> nennt jedes fehlerhafte Feld und den Fehler.</p></li>
<li><p><code>403</code> nennt das fehlende Recht.</p></li>
<li><p><code>409</code> bedeutet, dass der Eintrag von jemand anderem geändert wurde, und enthält den aktuellen Stand.</p></li></ul>
<p>Ein Programm, das sich anmeldet, hat genau die Rechte seines Kontos, ein Programm mit Schlüssel höchstens diese.</p>`,
    },
    'be-told-of-changes': {
      question: 'Wie erfährt ein Programm von Änderungen?',
      content: `<p>Durch einen Webhook: Ein Admin öffnet <strong>Einstellungen → Webhooks</strong>, gibt die Adresse des Programms ein und wählt die Arten von Änderungen aus. Ab dann wird jede Änderung dieser Art dorthin gemeldet.</p>
<h2>Was ankommt</h2>
<p>Die Art der Einträge und ihre Nummern, etwa <code>{"type":"invoice.changed","data":{"kind":"invoice","ids":[7]}}</code>. Den Inhalt liest das Programm über die API. Persönliche Einträge werden nie gemeldet.</p>
<h2>Echtheit prüfen</h2>
<p>Header und Signatur folgen Standard Webhooks. Das Geheimnis wird einmal angezeigt. Auf der Seite finden Sie Beispielcode zum Prüfen. Ein neues Geheimnis gilt sofort, das bisherige noch einen Tag.</p>
<h2>Wenn die Zustellung fehlschlägt</h2>
<p>Antworten Sie innerhalb von 15 Sekunden mit <code>2xx</code>. Andernfalls wird die Zustellung einen Tag lang wiederholt. Danach wird der Webhook deaktiviert und sein Ersteller benachrichtigt. Öffnen Sie einen Webhook, um jede Zustellung mit ihrer Antwort zu sehen und sie erneut zu senden.</p>
<p>Nachrichten können doppelt kommen, und die Reihenfolge ist nicht garantiert. Am Header <code>webhook-id</code> erkennen Sie Wiederholungen.</p>`,
    },
    'take-parts-from-the-showcase': {
      question: 'Wo sehe ich die Komponenten, und wie übernehme ich sie?',
      content: `<p><strong>Komponenten</strong> im Menü oder <code>/components</code> zeigt alle Bausteine von Atrium in Aktion: Elemente, Komponenten, Formulare, Erweiterungen, Seitenlayouts und Diagrammbibliotheken. Die Suche zeigt nur die Seiten, die das eingegebene Wort enthalten.</p>
<h2>Code übernehmen</h2>
<p><em>Code</em> neben einem Beispiel öffnet den Quelltext, Datei für Datei, jede mit <em>Kopieren</em>. Die Beispiele sind wie ihr Code in jeder Sprache auf Englisch.</p>
<h2>Darstellung ändern</h2>
<p><em>Dunkel</em> und <em>Von rechts nach links</em> oben ändern die Darstellung, bis Sie erneut darauf klicken. Am Ende der Seite steht, wie sich die Komponente mit der Tastatur bedienen lässt und was ein Screenreader vorliest.</p>
<p>Layouts lassen sich auf jeder Seite ausprobieren: Das Zahnrad am Rand öffnet, wo es eingeschaltet ist, <strong>Layout anpassen</strong>.</p>`,
    },
    'choose-a-plan': {
      question: 'Was ist ein Tarif, und was passiert, wenn ein Limit erreicht ist?',
      content: `<p><strong>Einstellungen → Tarife</strong> zeigt die drei Tarife und die Nutzung Ihrer Firma: Antworten in diesem Monat, Subdomains und Speicher. <strong>Einstellungen → Lizenz</strong> vergleicht sie Zeile für Zeile.</p>
<h2>Wählen</h2>
<p>Wählen Sie einen Tarif mit monatlicher oder jährlicher Zahlung. Seine Limits gelten sofort für alle. Über <em>Rückgängig</em> machen Sie die Wahl rückgängig. Atrium selbst stellt nichts in Rechnung. Eine neue Firma hat 30 Tage lang alles, was Enterprise umfasst. Danach gilt Basic, wenn kein Tarif gewählt wird.</p>
<h2>Wenn ein Limit erreicht ist</h2>
<p>Vorhandenes bleibt erhalten, auch wenn Sie einen kleineren Tarif wählen. Nur Neues wird abgelehnt. Dann sehen Sie, welches Limit erreicht ist, und Ihre Eingaben bleiben erhalten. Als Antwort zählt, was jemand ohne Konto über einen öffentlichen Link sendet: eine Antwort auf eine Rechnung oder auf eine Einladung.</p>
<h2>Ohne Limits</h2>
<p>Der Betreiber der Installation kann die Limits mit <code>PLAN_LIMITS=off</code> aufheben.</p>`,
    },
    'take-the-company-along': {
      question: 'Wie sichere ich die Daten der Firma oder ziehe auf einen anderen Server um?',
      content: `<p>Ein Admin öffnet <strong>Einstellungen → Arbeitsbereich</strong>. <em>Exportieren</em> speichert alle Daten und Dateien der Firma in einem Archiv (<code>.tar.gz</code>) mit Prüfsummen. Während des Exports kann weitergearbeitet werden.</p>
<h2>Importieren</h2>
<p>Ein Archiv wird in eine Firma importiert, die noch leer ist: Registrieren Sie sich auf dem neuen Server, öffnen Sie dieselbe Seite, und wählen Sie die Datei. Zuerst wird alles geprüft, danach wird alles oder nichts übernommen. Vor dem Import sehen Sie, was das Archiv enthält.</p>
<h2>Nicht enthalten</h2>
<p>Passwörter, Sitzungen, versendete Links und die Passwörter verbundener Postfächer gehören zu einer Installation. Die Seite führt sie auf. Personen und ihre Rollen sind enthalten: Laden Sie sie ein, um ihnen wieder Zugang zu geben.</p>
<p>Das Archiv enthält alle E-Mails und Chats: Bewahren Sie es so auf, dass nur Sie es lesen können. Der Export wird im Audit-Protokoll vermerkt.</p>
<h2>Ganze Installationen</h2>
<p>Der Betreiber des Servers kann auch <code>npm run backup</code> und <code>npm run restore</code> verwenden, mit denen er alle Firmen auf einmal sichert und wiederherstellt.</p>`,
    },
    'invite-and-suspend-users': {
      question: 'Wie lade ich Personen ein, und was passiert, wenn jemand ausscheidet?',
      content: `<h2>Einladen</h2>
<ol><li><p>Öffnen Sie <strong>Einstellungen → Benutzer</strong>, und wählen Sie <em>Personen einladen</em>.</p></li>
<li><p>Geben Sie die E-Mail-Adressen ein, auch mehrere auf einmal, und wählen Sie eine Rolle. Über den Link in der E-Mail legt jede Person ihr eigenes Passwort fest.</p></li></ol>
<p>Wenn dieser Server keine E-Mails versendet oder die E-Mail nicht ankommt, wählen Sie im Menü des Benutzers <em>Einladungslink kopieren</em>, und geben Sie den Link selbst weiter.</p>
<p>Viele Personen auf einmal fügen Sie mit <em>Importieren</em> aus einer CSV-Datei oder einer tabulatorgetrennten Datei hinzu. Exporte aus Google Workspace und Keycloak passen ohne Änderung. Die Vorschau zeigt, wer hinzukommt oder geändert wird und welche Spalten hier kein Feld haben.</p>
<h2>Status</h2>
<p><strong>Ausstehend</strong> bedeutet, dass sich jemand noch nicht angemeldet hat, <strong>Aktiv</strong>, dass die Anmeldung möglich ist, und <strong>Gesperrt</strong>, dass sie nicht möglich ist und alle Sitzungen beendet sind. Eine Sperrung gilt sofort und lässt sich rückgängig machen.</p>
<h2>Wenn jemand ausscheidet</h2>
<p>Löschen Sie den Benutzer. Sie sehen offene Aufgaben, Karten und Termine der Person und wählen, an wen sie übertragen werden. E-Mails und Geschriebenes bleiben unverändert. 30 Tage lang können Sie den Benutzer aus dem Papierkorb wiederherstellen.</p>
<p>Der letzte Admin kann weder gesperrt noch gelöscht werden, damit immer jemand Rechte zurückgeben kann.</p>`,
    },
    'sign-in-safely': {
      question: 'Was tun bei einem vergessenen Passwort, und wie wird die Anmeldung sicherer?',
      content: `<h2>Passwort vergessen</h2>
<ol><li><p>Wählen Sie auf der Anmeldeseite <em>Passwort vergessen?</em>, und geben Sie Ihre E-Mail-Adresse ein.</p></li>
<li><p>Öffnen Sie den Link, der Ihnen gesendet wird. Er gilt einmal, 30 Minuten lang.</p></li>
<li><p>Wählen Sie ein neues Passwort. Alle anderen Sitzungen werden beendet, und Sie werden per E-Mail benachrichtigt.</p></li></ol>
<p>Die Seite zeigt bei jeder Adresse dieselbe Meldung, damit niemand herausfinden kann, wer ein Konto hat.</p>
<h2>Zwei-Faktor-Anmeldung</h2>
<p>Öffnen Sie unter <strong>Einstellungen → Benutzer</strong> Ihren eigenen Eintrag, und wählen Sie <em>Sicherheit</em>. Scannen Sie den QR-Code mit einer Authenticator-App, und geben Sie den Code ein, den sie anzeigt. Ab dann wird bei der Anmeldung nach dem Passwort ein Code abgefragt. Bewahren Sie die Wiederherstellungscodes so auf, dass Sie auch ohne Ihr Smartphone darauf zugreifen können: Jeder gilt einmal.</p>
<p>In Ihrem eigenen Browser können Sie die Abfrage 30 Tage lang aussetzen. Mit einem neuen Passwort endet diese Ausnahme.</p>
<h2>Passkeys</h2>
<p>Ein Passkey ersetzt Passwort und Code: Ihr Gerät fragt nach Fingerabdruck, Gesicht oder PIN. Fügen Sie auf derselben Seite für jedes Gerät einen Passkey hinzu, und entfernen Sie die Passkeys von Geräten, die Sie nicht mehr haben.</p>`,
    },
    'sign-in-by-your-provider': {
      question: 'Wie richte ich Single Sign-on ein?',
      content: `<p>Möglich ist jeder Anbieter mit OpenID Connect, etwa Microsoft Entra ID, Google Workspace, Okta oder Keycloak.</p>
<h2>Einrichten</h2>
<ol><li><p>Öffnen Sie als Admin <strong>Einstellungen → Single Sign-on</strong>, und kopieren Sie die <em>Weiterleitungsadresse (Redirect-URI)</em>.</p></li>
<li><p>Registrieren Sie Atrium bei Ihrem Anbieter als Webanwendung mit dieser Adresse. Sie erhalten eine Client-ID und meist ein Geheimnis.</p></li>
<li><p>Geben Sie Aussteller, Client-ID und Geheimnis ein, und speichern Sie. Der Anbieter wird vor dem Speichern geprüft.</p></li></ol>
<p>Ab dann hat die Anmeldeseite eine Schaltfläche dafür. Die <em>Anmeldeseite</em> daneben ist eine Adresse für Ihr Intranet.</p>
<h2>Zugang</h2>
<p>Personen werden bei der ersten Anmeldung über die vom Anbieter bestätigte E-Mail-Adresse zugeordnet, danach über ihre Kennung beim Anbieter. Eine geänderte Adresse führt also nicht zu einem anderen Konto. Eingeladene erhalten die Rolle der Einladung. Für alle anderen legen Sie fest, ob sie Zugang erhalten und mit welcher Rolle.</p>
<p>Ein <em>Claim</em> wie <code>groups</code> kann Rollen vorgeben: Zeile für Zeile ordnen Sie seinen Werten Rollen zu. Er wird bei jeder Anmeldung ausgewertet. Der letzte Admin bleibt in jedem Fall Admin.</p>
<h2>Nur über den Anbieter</h2>
<p>Dann ist die Anmeldung mit Passwort oder Passkey nicht mehr möglich. Ausgenommen ist die Person, die das festgelegt hat, falls der Anbieter ausfällt. Ist diese Person kein Admin mehr, darf jeder Admin wieder ein Passwort verwenden.</p>`,
    },
    'give-rights-by-roles': {
      question: 'Wie funktionieren Rollen und Berechtigungen?',
      content: `<p>Eine Rolle legt fest, was ihre Mitglieder dürfen: ansehen, hinzufügen, ändern und löschen, für jeden Bereich einzeln. Jede Person hat eine Rolle.</p>
<h2>Rollen</h2>
<p><strong>Einstellungen → Rollen</strong> zeigt die Standardrollen und Ihre eigenen. Öffnen Sie eine Rolle, um ihre Rechte auszuwählen. Vor dem Speichern sehen Sie, wer Rechte erhält und wer welche verliert. Die Änderung gilt sofort, auch für alle, die gerade angemeldet sind.</p>
<ul><li><p><strong>Admin</strong> darf alles und kann nicht geändert werden.</p></li>
<li><p><strong>Kunde</strong> sieht die Rechnungen, Gutschriften und Bestellungen zur eigenen bestätigten E-Mail-Adresse und Ihre Kontaktdaten. Auch diese Rolle kann nicht geändert werden.</p></li>
<li><p>Sie können nur Rechte vergeben, die Sie selbst haben.</p></li></ul>
<h2>Warum kann jemand eine Seite nicht öffnen?</h2>
<p>Öffnen Sie den Benutzer, und wählen Sie <em>Rechte und ihre Herkunft</em>. Atrium zeigt für eine Seite oder ein Recht die zugehörige Rolle und Regel.</p>
<h2>Berechtigungen</h2>
<p><strong>Einstellungen → Berechtigungen</strong> ist ein Verzeichnis: Namen, die Ihre Firma für Rechte verwendet, und die Rollen dazu. Was eine Rolle tatsächlich darf, legen Sie in der Rolle fest.</p>`,
    },
    'read-the-audit-log': {
      question: 'Wie finde ich heraus, wer etwas geändert hat?',
      content: `<p><strong>Einstellungen → Audit-Protokoll</strong> zeigt jede sicherheitsrelevante Änderung: wer sich von wo angemeldet hat, wer einen Benutzer eingeladen, gesperrt oder gelöscht, wer eine Rolle geändert, wer die Firma exportiert hat.</p>
<h2>Einträge finden</h2>
<p>Suchen Sie nach Wörtern, oder filtern Sie nach Aktion, Benutzer oder Zeitraum. Die Suche steht in der Adresse, sodass Sie sie als Lesezeichen speichern oder weitergeben können. Öffnen Sie eine Zeile, um jedes Feld vorher und nachher zu sehen.</p>
<h2>Aufbewahren</h2>
<p><em>Exportieren</em> speichert die angezeigten Einträge. Jede Änderung wird zusammen mit ihrem Eintrag gespeichert. Einträge kann niemand bearbeiten oder löschen. Sie werden erst nach der vom Betreiber festgelegten Frist entfernt, standardmäßig nach zwei Jahren.</p>
<p>Alltägliche Änderungen finden Sie beim jeweiligen Eintrag: bei einer Karte unter Aktivität, bei einer Rechnung im Verlauf, bei einem Beitrag unter Fassungen.</p>`,
    },
  },
};
