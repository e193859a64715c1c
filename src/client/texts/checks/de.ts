import type { CheckTexts } from './en.ts'

export const checks = {
  'admin-consent-workflow-on': {
    name: 'Der Administratoreinwilligungsworkflow ist aktiv und hat Prüfer',
    why: 'Wo Benutzer nicht selbst einwilligen dürfen, brauchen sie eine Stelle, die sie fragen können. Ohne Prüfer, E-Mails und Erinnerungen bleiben Anfragen liegen, und die Leute suchen sich Umwege.',
  },
  'admin-portals-need-a-second-factor': {
    name: 'Administratoren brauchen MFA für die Verwaltungsportale',
    why: 'Ein erratenes oder gestohlenes Administratorkennwort allein öffnet die Portale oder die Azure-Verwaltung und damit den Mandanten.',
  },
  'admin-self-service-reset-off': {
    name: 'Administratoren können ihr Kennwort nicht selbst zurücksetzen',
    why: 'Wer Telefon und privates Postfach eines Administrators in der Hand hat, setzt das Kennwort zurück und übernimmt das Konto.',
  },
  'administrator-sessions-limited': {
    name: 'Sitzungen von Administratoren dauern höchstens 4 Stunden',
    why: 'Ein Token, das aus dem Browser eines Administrators gestohlen wurde, bleibt wochenlang gültig. Dauerhafte Browsersitzungen überstehen sogar das Schließen des Browsers.',
  },
  'administrators-need-a-second-factor': {
    name: 'Administratoren brauchen MFA für jede App',
    why: 'Sonst genügt ein erratenes oder gestohlenes Administratorkennwort, um den Mandanten von irgendwo auf der Welt zu übernehmen.',
  },
  'administrators-use-phishing-resistant-methods': {
    name: 'Administratoren nutzen Phishing-resistente MFA',
    why: 'Codes und Pushbenachrichtigungen lassen sich über eine gefälschte Anmeldeseite weiterreichen. Passkeys, Windows Hello und Zertifikate nicht.',
  },
  'app-certificates-short-lived': {
    name: 'App-Zertifikate gelten höchstens 180 Tage',
    why: 'Ein abgeflossenes Zertifikat öffnet die App, bis es abläuft, und das kann viele Jahre dauern.',
  },
  'app-passwords-blocked': {
    name: 'Neue geheime Clientschlüssel für Apps sind blockiert',
    why: 'Geheime Clientschlüssel landen in Skripten, Tickets und Repositorys, und wer einen findet, meldet sich als die App an. Zertifikate und verwaltete Identitäten werden nicht so kopiert.',
  },
  'app-passwords-short-lived': {
    name: 'Geheime Clientschlüssel von Apps gelten höchstens 180 Tage',
    why: 'Einen abgeflossenen Clientschlüssel bemerkt niemand. Je länger er gilt, desto länger kann jemand anderes als die App handeln.',
  },
  'authentication-transfer-blocked': {
    name: 'Die Authentifizierungsübertragung ist blockiert',
    why: 'Eine angemeldete Sitzung lässt sich per QR-Code auf ein Telefon übertragen. Wer den Code zu sehen bekommt, holt sie auf ein Gerät, das niemand verwaltet.',
  },
  'authenticator-lite-off': {
    name: 'Authenticator Lite ist ausgeschaltet',
    why: 'Bestätigungen in Outlook zeigen weder die App noch den Ort der Anmeldung. Eine fremde Anfrage ist dort schnell bestätigt.',
  },
  'authenticator-shows-context': {
    name: 'Microsoft Authenticator zeigt App und Standort an',
    why: 'Ohne diese Angaben sieht die Anfrage eines Angreifers genauso aus wie die eigene.',
  },
  'banned-passwords-enforced': {
    name: 'Eine eigene Liste gesperrter Kennwörter wird erzwungen',
    why: 'Benutzer bilden Kennwörter aus dem Namen der Firma, ihrer Produkte und ihres Orts, und genau diese probieren Angreifer zuerst.',
  },
  'bookings-pages-limited': {
    name: 'Nicht jeder Benutzer kann eine Bookings-Seite veröffentlichen',
    why: 'Eine öffentliche Buchungsseite trägt den Namen der Firma und fragt Fremde nach persönlichen Daten. Wer sich als Mitarbeiter ausgibt, wirkt damit echt.',
  },
  'calendars-not-shared-with-everyone': {
    name: 'Kalender lassen sich nicht mit jedem teilen',
    why: 'Mit einer Freigaberichtlinie für anonyme Benutzer oder alle Domänen können Benutzer veröffentlichen, wo sie sind und wen sie treffen. Das ist Stoff für überzeugendes Phishing.',
  },
  'connection-allow-list-empty': {
    name: 'Die IP-Zulassungsliste des Verbindungsfilters ist leer',
    why: 'E-Mails von einer gelisteten Adresse umgehen Spamfilter und Absenderprüfung. Über eine geteilte oder gekaperte Adresse kommt dann alles herein.',
  },
  'connection-safe-list-off': {
    name: 'Die sichere Liste des Verbindungsfilters ist ausgeschaltet',
    why: 'Sie lässt E-Mails am Spamfilter vorbei, weil sie auf der Liste eines Dritten stehen. Der Kunde sieht diese nicht und hat keinen Einfluss auf sie.',
  },
  'customer-lockbox-on': {
    name: 'Kunden-Lockbox ist eingeschaltet',
    why: 'Ohne sie können Techniker von Microsoft für einen Supportfall Inhalte öffnen, ohne dass der Kunde zustimmt.',
  },
  'dangerous-attachments-blocked': {
    name: 'Der Filter für allgemeine Anlagen blockiert Programme',
    why: 'Für ein angehängtes Programm genügt ein Doppelklick. Neue Schadsoftware kennt der Scanner vielleicht noch nicht, der Dateityp verrät sie.',
  },
  'delivered-threats-removed': {
    name: 'Zero-Hour Auto Purge (ZAP) ist für E-Mails aktiv',
    why: 'Manche E-Mails werden erst nach der Zustellung als Spam, Phishing oder Schadsoftware erkannt. Ohne ZAP liegen sie im Postfach, bis jemand klickt.',
  },
  'device-code-flow-blocked': {
    name: 'Der Gerätecodeflow ist blockiert',
    why: 'Ein Angreifer beginnt eine Anmeldung und schickt dem Benutzer den Code. Wird er auf der echten Microsoft-Seite eingegeben, hat der Angreifer die Sitzung samt MFA.',
  },
  'device-enrolment-asks-every-time': {
    name: 'Die Intune-Registrierung verlangt immer eine neue Anmeldung',
    why: 'Mit einer gestohlenen Sitzung kann ein Angreifer ein eigenes Gerät registrieren, das danach als verwaltet gilt.',
  },
  'device-join-limited': {
    name: 'Das Einbinden von Geräten in Microsoft Entra ist beschränkt',
    why: 'Darf es jeder, so darf es auch ein Angreifer mit einem gestohlenen Konto, und sein Gerät geht als Firmengerät durch.',
  },
  'device-registration-needs-a-second-factor': {
    name: 'Geräteregistrierung verlangt MFA, und zwar an einer Stelle',
    why: 'Mit nur einem gestohlenen Kennwort fügt ein Angreifer ein eigenes Gerät hinzu und behält darüber den Zugriff. Verlangen sowohl die Geräteeinstellung als auch der bedingte Zugriff MFA, wirkt die Richtlinie nicht wie gedacht.',
  },
  'devices-are-compliant': {
    name: 'Mindestens 90 Prozent der verwalteten Geräte sind konform',
    why: 'Über Geräte ohne Updates, Verschlüsselung oder Schutz kommt Schadsoftware herein. Wächst ihr Anteil, gibt es zwar Richtlinien, aber niemand geht ihnen nach.',
  },
  'devices-per-user-limited': {
    name: 'Ein Benutzer kann höchstens 20 Geräte registrieren',
    why: 'Bei einer hohen Grenze kann ein gestohlenes Konto das Verzeichnis mit Geräten füllen, die niemand kennt.',
  },
  'devices-without-policy-not-compliant': {
    name: 'Geräte ohne Konformitätsrichtlinie gelten als nicht konform',
    why: 'Sonst gilt ein Gerät, das nie geprüft wurde, als konform und erfüllt den bedingten Zugriff.',
  },
  'direct-send-rejected': {
    name: 'Direct Send wird abgelehnt',
    why: 'Jeder im Internet kann ohne Authentifizierung E-Mails einliefern, die angeblich aus der Domäne des Kunden stammen. Im Postfach sehen sie aus wie interne.',
  },
  'directory-matching-blocked': {
    name: 'Soft Match und Übernahme per Hard Match sind blockiert',
    why: 'Wer im lokalen Verzeichnis ein Konto anlegen kann, ordnet es einem Cloudkonto zu, etwa dem eines Administrators, und übernimmt dieses.',
  },
  'dkim-signing-on': {
    name: 'Jede Domäne signiert ihre E-Mails mit DKIM',
    why: 'Unsignierte E-Mails landen eher im Junk-Ordner, und DMARC stützt sich dann allein auf SPF, das bei Weiterleitungen bricht. Schlüssel unter 2048 Bit können zu schwach sein.',
  },
  'email-codes-off': {
    name: 'Einmalkennungen per E-Mail sind ausgeschaltet',
    why: 'Ein Code im Postfach beweist nichts mehr, sobald jemand anderes dieses Postfach liest.',
  },
  'email-self-sign-up-off': {
    name: 'Die Self-Service-Registrierung per E-Mail ist aus',
    why: 'Wer eine Adresse in der Domäne hat, kann im Mandanten ein Konto oder Abonnement anlegen, ohne dass die IT davon weiß.',
  },
  'emergency-accounts-left-out': {
    name: 'Jede Richtlinie für bedingten Zugriff nimmt ein Notfallkonto aus',
    why: 'Sonst sperrt eine einzige falsche Richtlinie oder ein Ausfall von MFA alle Administratoren aus, und niemand kann es mehr beheben.',
  },
  'everyone-needs-a-second-factor': {
    name: 'Alle brauchen MFA für jede App',
    why: 'Kennwörter werden erraten, abgephisht und mehrfach benutzt. Die meisten übernommenen Konten waren durch nichts anderes geschützt.',
  },
  'everyone-signs-in-again': {
    name: 'Für alle gilt eine Anmeldehäufigkeit',
    why: 'Ohne sie läuft eine Sitzung auf einem verlorenen oder gemeinsam genutzten Gerät praktisch endlos weiter.',
  },
  'exchange-web-services-off': {
    name: 'Exchange-Webdienste sind aus oder auf eine Liste beschränkt',
    why: 'EWS gibt jeder App mit Token das ganze Postfach. Angreifer nutzen das gern, und Microsoft stellt den Dienst ein.',
  },
  'excluded-groups-covered-elsewhere': {
    name: 'Von MFA ausgenommene Gruppen deckt eine andere Richtlinie ab',
    why: 'Ausnahmen entstehen in Eile und werden vergessen. Wer in einer solchen Gruppe ist, meldet sich mit dem Kennwort allein an.',
  },
  'external-forwarding-off': {
    name: 'Die automatische Weiterleitung nach außen ist aus',
    why: 'Eine Weiterleitung gehört zum Ersten, was ein Angreifer in einem Postfach einrichtet. Kopien aller E-Mails verlassen dann unbemerkt die Firma, auch nach einem Kennwortwechsel.',
  },
  'external-second-factor-trusted': {
    name: 'Der MFA aus dem Heimatmandanten von Gästen wird vertraut',
    why: 'Sonst müssen Gäste hier noch einen zweiten Faktor registrieren. Mit dem nächsten Telefon ist er verloren, und Richtlinien bekommen Ausnahmen für Gäste.',
  },
  'external-sender-tag-on': {
    name: 'Outlook kennzeichnet E-Mails von externen Absendern',
    why: 'Ohne Kennzeichnung sieht eine E-Mail im Namen der Geschäftsführung aus, als käme sie von innen.',
  },
  'external-sharing-limited': {
    name: 'SharePoint teilt höchstens mit vorhandenen Gästen',
    why: 'Offenere Einstellungen lassen Benutzer neue Gäste oder Links ohne Anmeldung erstellen. Später weiß niemand, wer die Dateien hat.',
  },
  'few-global-administrators': {
    name: 'Es gibt 2 bis 4 globale Administratoren',
    why: 'Bei nur einem lässt sich eine Aussperrung nicht beheben. Jeder weitere ist ein Konto mehr, mit dem der Mandant verloren geht.',
  },
  'forms-scanned-for-phishing': {
    name: 'Microsoft Forms prüft Formulare auf Phishing',
    why: 'Mit einem gestohlenen Konto baut ein Angreifer ein Formular, das Kollegen nach Kennwörtern fragt. Es kommt von innen und liegt bei Microsoft, also vertrauen sie ihm.',
  },
  'global-administrator-needs-approval': {
    name: 'Globaler Administrator wird nur mit Genehmigung aktiviert',
    why: 'Sonst gibt sich ein Angreifer, der ein berechtigtes Konto hat, selbst die höchste Rolle, und niemand wird gefragt.',
  },
  'global-administrators-not-local': {
    name: 'Globale Administratoren werden beim Beitritt nicht lokale Admins',
    why: 'Wer sich als globaler Administrator an Clients anmeldet, hinterlässt dort Anmeldeinformationen, die Schadsoftware auslesen kann.',
  },
  'google-administrators-have-a-second-factor': {
    name: 'Jeder Super Admin hat einen zweiten Faktor',
    why: 'Ein erratenes oder gestohlenes Kennwort eines Super Admins öffnet jedes Postfach und jede Datei der Firma.',
  },
  'google-administrators-use-passkeys': {
    name: 'Super Admins melden sich nur mit Sicherheitsschlüsseln an',
    why: 'Codes und Bestätigungen lassen sich über eine gefälschte Anmeldeseite weiterreichen, Sicherheitsschlüssel und Passkeys nicht.',
  },
  'google-attachment-protection-on': {
    name: 'Gmail schützt vor gefährlichen Anhängen',
    why: 'Mit verschlüsselten Archiven, Skripten und ungewöhnlichen Dateitypen kommt Schadsoftware an der Prüfung vorbei.',
  },
  'google-automatic-forwarding-off': {
    name: 'Benutzer können E-Mails nicht automatisch weiterleiten',
    why: 'Wer einmal in ein Postfach gelangt, leitet es weiter und liest auch nach einer Kennwortänderung mit.',
  },
  'google-calendars-show-no-details': {
    name: 'Außenstehende sehen in Kalendern nur, ob jemand belegt ist',
    why: 'Namen von Kunden, Links zu Besprechungen und Reisepläne helfen, eine glaubhafte Nachricht zu schreiben.',
  },
  'google-chat-with-outsiders-limited': {
    name: 'Chat mit Außenstehenden ist auf bekannte Domains beschränkt',
    why: 'Ein Fremder im Chat wirkt wie ein Kollege, und kein Mailfilter prüft, was er schickt.',
  },
  'google-drive-files-not-public': {
    name: 'Dateien können nicht für alle mit dem Link sichtbar werden',
    why: 'Ein Link wandert durch Chats, Browser und weitergeleitete E-Mails. Wer ihn hat, liest die Datei ohne Anmeldung.',
  },
  'google-drive-files-private-at-first': {
    name: 'Neue Dateien sind nur für ihren Eigentümer',
    why: 'Was von Anfang an allen offensteht, findet, wer irgendein Konto übernimmt.',
  },
  'google-drive-sharing-limited': {
    name: 'Dateien werden nur mit bekannten Domains geteilt',
    why: 'Wo sich Dateien mit allen teilen lassen, kopiert ein gestohlenes Konto alles unbemerkt in ein privates.',
  },
  'google-enrolment-within-a-week': {
    name: 'Neue Benutzer haben höchstens eine Woche für den zweiten Faktor',
    why: 'Bis dahin genügt ein Kennwort, und noch unbenutzte Konten bleiben so.',
  },
  'google-few-super-administrators': {
    name: 'Es gibt zwei bis acht Super Admins',
    why: 'Einer kann ausgesperrt werden. Bei vielen fällt nicht auf, wenn einer missbraucht oder vergessen wird.',
  },
  'google-imap-and-pop-off': {
    name: 'E-Mails lassen sich nicht über IMAP oder POP lesen',
    why: 'Alte Mailprogramme holen das ganze Postfach, und was sie behalten, entzieht sich der Firma.',
  },
  'google-less-secure-apps-off': {
    name: 'Weniger sichere Apps können sich nicht anmelden',
    why: 'Diese Apps melden sich nur mit einem Kennwort an. Ein erratenes öffnet das Postfach trotz zweitem Faktor.',
  },
  'google-links-checked': {
    name: 'Gmail prüft Links und Bilder in E-Mails',
    why: 'Gekürzte Adressen und Bilder verbergen, wohin ein Link führt und was er lädt.',
  },
  'google-mail-scanned-before-delivery': {
    name: 'Verdächtige E-Mails werden vor der Zustellung genauer geprüft',
    why: 'Phishing, das erst zugestellt und später beurteilt wird, ist bis dahin gelesen.',
  },
  'google-marketplace-apps-restricted': {
    name: 'Benutzer installieren nur freigegebene Marketplace-Apps',
    why: 'Eine App liest E-Mails und Dateien dessen, der sie installiert, auch nach einer Kennwortänderung.',
  },
  'google-passwords-long': {
    name: 'Kennwörter haben mindestens 12 Zeichen',
    why: 'Kurze Kennwörter findet man durch Probieren, und ein gefundenes öffnet alles ohne zweiten Faktor.',
  },
  'google-passwords-not-reused': {
    name: 'Alte Kennwörter lassen sich nicht wiederverwenden',
    why: 'Ein einmal gestohlenes Kennwort gilt wieder, sobald jemand zu ihm zurückkehrt.',
  },
  'google-passwords-strong': {
    name: 'Starke Kennwörter sind Pflicht',
    why: 'Kennwörter aus Listen gestohlener werden zuerst probiert.',
  },
  'google-second-factor-enforced': {
    name: 'Alle brauchen einen zweiten Faktor',
    why: 'Ein erratenes oder gestohlenes Kennwort würde sonst genügen, um E-Mails und Dateien zu lesen.',
  },
  'google-sessions-limited': {
    name: 'Benutzer melden sich spätestens nach 12 Stunden neu an',
    why: 'Eine aus dem Browser gestohlene Sitzung bleibt nutzbar, bis sie endet.',
  },
  'google-sms-codes-off': {
    name: 'Codes per SMS oder Anruf werden nicht akzeptiert',
    why: 'Rufnummern lassen sich beim Anbieter übernehmen, und Codes werden Anrufern vorgelesen.',
  },
  'google-spoofing-protection-on': {
    name: 'Gmail schützt vor gefälschten Absendern',
    why: 'Eine Nachricht, die vom Chef zu kommen scheint, wird bezahlt, geöffnet und geglaubt.',
  },
  'google-super-administrator-recovery-off': {
    name: 'Super Admins können ihr Konto nicht selbst wiederherstellen',
    why: 'Wer Telefon oder privates Postfach eines Super Admins beherrscht, übernimmt die ganze Firma.',
  },
  'google-takeout-off': {
    name: 'Benutzer können nicht alle ihre Daten exportieren',
    why: 'Mit Takeout packt eine gestohlene Sitzung ein ganzes Postfach und alle Dateien in einen Download.',
  },
  'google-unknown-apps-blocked': {
    name: 'Nicht freigegebene Apps sind blockiert',
    why: 'Ein Klick auf „Zulassen“ gibt einer fremden App einen Zugang, den keine Kennwortänderung schließt.',
  },
  'google-user-recovery-off': {
    name: 'Benutzer können ihr Konto nicht selbst wiederherstellen',
    why: 'Wer eine Rufnummer oder ein privates Postfach übernimmt, setzt das Kennwort des Firmenkontos zurück.',
  },
  'group-creation-restricted': {
    name: 'Das Erstellen von Microsoft 365-Gruppen ist beschränkt',
    why: 'Jede Gruppe bringt ein Postfach, eine Website und oft ein Team mit. Ohne Kontrolle häufen sie sich ohne Besitzer, und Daten liegen, wo niemand hinsieht.',
  },
  'groups-are-private': {
    name: 'Keine Microsoft 365-Gruppe ist öffentlich',
    why: 'Einer öffentlichen Gruppe kann jeder in der Firma beitreten und ihre Dateien, E-Mails und Chats lesen. Die meisten sind nur öffentlich, weil niemand darüber nachgedacht hat.',
  },
  'guest-directory-access-limited': {
    name: 'Gäste haben nur begrenzten Zugriff auf das Verzeichnis',
    why: 'Mit den Rechten von Mitgliedern liest ein Gast alle Benutzer, Gruppen und Rollen und sucht sich Ziele aus.',
  },
  'guest-invitations-limited': {
    name: 'Nur Admins und Gasteinladende dürfen Gäste einladen',
    why: 'Von irgendwem eingeladene Gäste bleiben im Verzeichnis, mit Zugriffen, die niemand beschlossen hat und niemand prüft.',
  },
  'guests-cannot-own-groups': {
    name: 'Gäste können keine Gruppen besitzen',
    why: 'Ein Besitzer nimmt Mitglieder auf und vergibt so Zugriff. Von außerhalb der Firma soll das niemand.',
  },
  'guests-cannot-reshare': {
    name: 'Gäste können nicht teilen, was ihnen nicht gehört',
    why: 'Ein Gast könnte Dateien an andere weitergeben, und der Kunde verliert den Überblick, wer sie hat.',
  },
  'guests-hold-no-privileged-role': {
    name: 'Kein Gast hat eine hoch privilegierte Rolle',
    why: 'Kennwort, MFA und Gerät eines Gasts liegen in der Hand einer anderen Organisation. Fällt sie, fällt auch dieser Mandant.',
  },
  'guests-need-a-second-factor': {
    name: 'Gäste brauchen MFA für alle Apps',
    why: 'Wie Gäste ihre Kennwörter schützen, ist unbekannt. Ein bei einem Partner gestohlenes öffnet die Daten, die mit ihnen geteilt wurden.',
  },
  'impersonation-protection-on': {
    name: 'Antiphishingrichtlinien erkennen Identitätswechsel',
    why: 'E-Mails von täuschend ähnlichen Namen und Domänen kommen durch den einfachen Spamfilter. Am Ende steht meist eine Zahlung auf das falsche Konto.',
  },
  'inactive-accounts-blocked': {
    name: 'Konten, die 30 Tage niemand benutzt hat, sind blockiert',
    why: 'Ein vergessenes Konto behält seinen Zugriff, und niemand merkt, wenn jemand anderes es zu benutzen beginnt.',
    advice:
      'Konten gelten nach 30 Tagen als inaktiv. Organisationen verwenden üblicherweise 90 bis 180 Tage. Dienstkonten melden sich manchmal selten an: Sehen Sie sich jedes an, bevor Sie es blockieren.',
  },
  'inactive-devices-cleaned-up': {
    name: 'Intune entfernt Geräte nach höchstens 90 Tagen Inaktivität',
    why: 'Tote Einträge verdecken die Geräte, denen wirklich Updates fehlen, und Berichte zählen Geräte, die niemand mehr hat.',
  },
  'internal-malware-senders-reported': {
    name: 'Admins erfahren von Schadsoftware interner Absender',
    why: 'Schadsoftware von innen heißt, dass ein Konto oder Gerät kompromittiert ist. Ungemeldet breitet sie sich weiter aus.',
  },
  'invitation-domains-restricted': {
    name: 'Gäste kommen nur aus zugelassenen Domänen',
    why: 'Ohne Liste laden Benutzer jeden ein, auch unter privaten Adressen. Wechselt die Person den Arbeitgeber, beendet niemand ihr Konto.',
  },
  'invitations-bound-to-accounts': {
    name: 'SharePoint-Einladungen gelten nur für das eingeladene Konto',
    why: 'Sonst nimmt jeder, der eine Einladung weitergeleitet bekommt, sie unter einem anderen Konto an, und die Gästeliste sagt nicht mehr, wer Zugriff hat.',
  },
  'legacy-authentication-blocked': {
    name: 'Legacyauthentifizierung ist blockiert',
    why: 'Alte Protokolle kennen keine MFA. Für Kennwort-Spray genügt dort das Kennwort.',
    advice:
      '99 Prozent der Kennwort-Spray-Angriffe und 97 Prozent der Credential-Stuffing-Angriffe nutzen Legacyauthentifizierung. Wo sie abgeschaltet ist, werden 67 Prozent weniger Konten kompromittiert.',
  },
  'links-checked': {
    name: 'Sichere Links prüft Links in E-Mails, Teams und Office',
    why: 'Angreifer tauschen eine Seite oft erst nach der Zustellung aus. Ohne Prüfung beim Klick landet der Benutzer darauf.',
  },
  'local-administrator-passwords-managed': {
    name: 'Windows LAPS ist in Microsoft Entra aktiviert',
    why: 'Mit demselben lokalen Administratorkennwort überall öffnet ein geknacktes Gerät alle anderen.',
  },
  'mail-tips-on': {
    name: 'E-Mail-Infos warnen vor externen und vielen Empfängern',
    why: 'Ohne Hinweis merken Benutzer erst nach dem Senden, dass eine E-Mail nach außen oder an Hunderte ging. Er soll ab 25 Empfängern erscheinen.',
  },
  'mailbox-auditing-on': {
    name: 'Die Postfachüberwachung ist für die Organisation aktiv',
    why: 'Nach einem Vorfall kann niemand sagen, welche E-Mails gelesen, gelöscht oder gesendet wurden.',
  },
  'managed-device-required': {
    name: 'Der bedingte Zugriff verlangt ein verwaltetes Gerät',
    why: 'Nicht verwaltete Geräte können unverschlüsselt, ungepatcht oder infiziert sein, und Firmendaten und Token bleiben auf ihnen liegen.',
  },
  'methods-policy-migrated': {
    name: 'Die Migration zur Authentifizierungsmethodenrichtlinie ist abgeschlossen',
    why: 'Bis dahin zählen die alten Einstellungen für MFA und SSPR mit, und Methoden, die in der neuen Richtlinie aus sind, funktionieren weiter.',
  },
  'modern-authentication-on': {
    name: 'Moderne Authentifizierung ist in Exchange Online aktiv',
    why: 'Ohne sie meldet sich Outlook für Windows, wenn überhaupt, auf eine Weise an, die weder MFA noch bedingten Zugriff kennt.',
  },
  'named-locations-used': {
    name: 'Benannte Orte sind festgelegt und werden in Richtlinien genutzt',
    why: 'Ohne bekannte Standorte oder Länder unterscheiden Richtlinien eine Anmeldung am Schreibtisch nicht von einer auf einem anderen Kontinent.',
  },
  'no-allowed-senders': {
    name: 'Antispamrichtlinien lassen keine Absender und Domänen zu',
    why: 'Absenderadressen lassen sich fälschen. Eine E-Mail im Namen eines zugelassenen Absenders umgeht den größten Teil der Filter.',
  },
  'no-app-can-make-administrators': {
    name: 'Keine App kann sich oder anderen Administratorrollen geben',
    why: 'Wer bei einer solchen Berechtigung ein Geheimnis der App findet, ist globaler Administrator, ohne MFA und ohne dass sich jemand anmeldet.',
  },
  'no-mailbox-bypasses-auditing': {
    name: 'Kein Postfach umgeht die Überwachung',
    why: 'Ein Konto mit dieser Ausnahme liest und löscht in Postfächern, ohne Spuren zu hinterlassen.',
  },
  'no-mailbox-forwards-outside': {
    name: 'Kein Postfach leitet seine E-Mails nach außen weiter',
    why: 'Eine vom Angreifer eingerichtete Weiterleitung schickt weiter Kopien hinaus, lange nach der Kennwortänderung. Eine von Mitarbeitern eingerichtete bringt Firmenpost in ein privates Postfach.',
  },
  'no-permanent-privileged-roles': {
    name: 'Privilegierte Rollen sind nicht dauerhaft zugewiesen',
    why: 'Eine dauerhafte Rolle steht jedem bereit, der das Konto stiehlt, Tag und Nacht. Nur zwei Notfallkonten sollen auf Dauer globale Administratoren sein.',
  },
  'no-rule-lets-domains-through': {
    name: 'Keine Nachrichtenflussregel nimmt Domänen vom Spamfilter aus',
    why: 'Eine Regel, die für eine Domäne SCL -1 setzt, lässt auch jeden durch, der diese Domäne fälscht.',
  },
  'on-premises-passwords-protected': {
    name: 'Der Kennwortschutz wird in Active Directory erzwungen',
    why: 'Im Überwachungsmodus werden schwache Kennwörter nur protokolliert. Sie gelten lokal und werden in die Cloud synchronisiert.',
  },
  'one-drive-sync-restricted': {
    name: 'OneDrive synchronisiert nur auf Geräten bekannter Domänen',
    why: 'Sonst kopieren Benutzer ganze Bibliotheken auf private Rechner, wo sie nach dem Ausscheiden bleiben.',
  },
  'outbound-spam-limited': {
    name: 'Ausgehender Spam wird begrenzt, gesperrt und gemeldet',
    why: 'Ein gekapertes Postfach verschickt in einer Stunde Tausende E-Mails und bringt die ganze Domäne auf Sperrlisten.',
  },
  'passkeys-on': {
    name: 'Passkeys (FIDO2) sind mit Nachweis aktiviert',
    why: 'Ohne Passkeys bleiben nur Methoden, die sich abfischen lassen. Ohne Nachweis zählt jeder Schlüssel, egal von wem er stammt.',
  },
  'password-hashes-synchronized': {
    name: 'Die Kennworthashsynchronisierung ist eingeschaltet',
    why: 'Ohne sie gibt es keinen Ausweg, wenn die lokalen Server ausfallen oder verschlüsselt sind, und Microsoft kann keine abgeflossenen Kennwörter melden.',
  },
  'passwords-do-not-expire': {
    name: 'Kennwörter laufen nicht ab',
    why: 'Erzwungene Wechsel führen zu vorhersehbaren Kennwörtern, etwa dem alten mit der nächsten Zahl.',
  },
  'personal-devices-cannot-enroll': {
    name: 'Private Geräte lassen sich standardmäßig nicht registrieren',
    why: 'Ein privates Gerät in der Verwaltung gilt als Firmengerät. Es erhält Apps, Daten und Zugriff, während sein Besitzer oder ein Angreifer die Kontrolle behält.',
  },
  'phishing-reportable': {
    name: 'Benutzer können Phishing aus Outlook melden',
    why: 'Wer Phishing erkennt, kann es nirgends sagen, und dieselbe E-Mail wirkt bei den Kollegen weiter.',
  },
  'preset-security-policies-on': {
    name: 'Eine voreingestellte Sicherheitsrichtlinie schützt alle',
    why: 'Selbst gebaute Richtlinien veralten, und wen sie nicht erfassen, den schützt nur der Standard. Die voreingestellten passen sich neuen Bedrohungen von selbst an.',
  },
  'privileged-accounts-of-the-cloud': {
    name: 'Privilegierte Konten gibt es nur in der Cloud',
    why: 'Wer das lokale Verzeichnis übernimmt, übernimmt jedes Konto, das daraus synchronisiert wird. Administratoren der Cloud sollten nicht darunter sein.',
  },
  'qr-codes-off': {
    name: 'Die Authentifizierung per QR-Code ist ausgeschaltet',
    why: 'Ein gedruckter Code mit PIN ist schwächer als ein Kennwort mit MFA: Der Code lässt sich abfotografieren, und die PIN ist kurz.',
  },
  'registering-users-not-local-administrators': {
    name: 'Das Einbinden eines Geräts macht nicht jeden zum lokalen Admin',
    why: 'Mit lokalen Administratorrechten schaltet Schadsoftware den Schutz ab und nistet sich ein, und Benutzer umgehen jede Vorgabe.',
  },
  'registration-campaign-on': {
    name: 'Die Registrierungskampagne ist aktiv',
    why: 'Benutzer bleiben bei SMS und Anrufen, solange niemand sie bittet, etwas Besseres einzurichten.',
  },
  'resource-mailboxes-blocked': {
    name: 'An Raum- und Gerätepostfächern kann sich niemand anmelden',
    why: 'Sie haben Kennwörter, die niemand kennt oder ändert, und meist keine MFA. Angreifer nutzen sie, weil niemand hinschaut.',
  },
  'retired-grant-not-used': {
    name: 'Keine Richtlinie verlangt noch eine genehmigte Client-App',
    why: 'Richtlinien mit diesem abgekündigten Steuerelement schützen weniger, als es scheint. An seine Stelle tritt die Forderung nach einer App-Schutzrichtlinie.',
  },
  'risks-in-separate-policies': {
    name: 'Benutzerrisiko und Anmelderisiko stehen in eigenen Richtlinien',
    why: 'Eine Richtlinie mit beiden Bedingungen greift nur, wenn beide erfüllt sind. Die meisten riskanten Anmeldungen rutschen durch.',
  },
  'risky-agents-blocked': {
    name: 'KI-Agents mit hohem Risiko sind blockiert',
    why: 'Ein fehlgeleiteter oder übernommener Agent handelt mit seinen Berechtigungen Tag und Nacht und schneller als jeder Mensch. Microsoft erkennt das Risiko, aber erst eine Richtlinie hält ihn auf.',
  },
  'risky-app-consent-blocked': {
    name: 'Benutzer können riskanten Apps nicht zustimmen',
    why: 'Solches Phishing bittet nicht um das Kennwort, sondern um Zugriff. MFA hilft nicht, und der Zugriff überlebt einen Kennwortwechsel.',
  },
  'risky-sign-ins-handled': {
    name: 'Anmeldungen mit hohem Risiko sind blockiert oder brauchen MFA',
    why: 'Microsoft erkennt den Angriff, aber ohne Richtlinie gelingt die Anmeldung trotzdem.',
  },
  'risky-users-handled': {
    name: 'Benutzer mit hohem Risiko sind blockiert oder ändern ihr Kennwort',
    why: 'Ein nachweislich abgeflossenes Kennwort funktioniert weiter, bis jemand den Bericht liest.',
  },
  'security-defaults-or-policies-on': {
    name: 'Sicherheitsstandards oder Richtlinien für bedingten Zugriff aktiv',
    why: 'Ist beides aus, verlangt nichts MFA und nichts hält die Legacyauthentifizierung auf: Den Mandanten schützt nur ein Kennwort.',
    advice:
      'Sicherheitsstandards lassen sich nicht aktivieren, solange Richtlinien für bedingten Zugriff aktiv sind. Sind sie aktiv, haben Benutzer eine Frist von 14 Tagen, um sich für MFA zu registrieren.',
  },
  'security-info-registration-protected': {
    name: 'Die Registrierung von Sicherheitsinformationen ist geschützt',
    why: 'Mit einem gestohlenen Kennwort registriert ein Angreifer sein eigenes Telefon als zweiten Faktor und besteht von da an jede MFA.',
  },
  'sender-policies-honored': {
    name: 'Bei DMARC-Fehlern gilt, was der Domäneninhaber verlangt',
    why: 'Domäneninhaber veröffentlichen, was mit gefälschten E-Mails geschehen soll. Wird das ignoriert, landet Post im Namen einer Bank trotzdem im Posteingang.',
  },
  'session-tokens-protected': {
    name: 'Tokenschutz bindet Sitzungen an ihr Gerät',
    why: 'Ein vom Computer kopiertes Sitzungstoken funktioniert überall, MFA inbegriffen. An sein Gerät gebunden, nützt es einem Dieb nichts.',
  },
  'shared-files-scanned': {
    name: 'Sichere Anlagen prüfen SharePoint, OneDrive und Teams',
    why: 'Eine infizierte Datei in einer Bibliothek erreicht jeden, der sie öffnet. Ohne sichere Dokumente verlassen Benutzer die geschützte Ansicht für ungeprüfte Dateien.',
  },
  'shared-mailboxes-blocked': {
    name: 'An freigegebenen Postfächern kann sich niemand anmelden',
    why: 'Mitglieder öffnen ein freigegebenes Postfach mit ihrem eigenen Konto. Ein eigenes Kennwort wird herumgereicht und nie geändert, und hinterher weiß niemand, wer es benutzt hat.',
  },
  'sharepoint-idle-sign-out': {
    name: 'SharePoint meldet inaktive Benutzer binnen einer Stunde ab',
    why: 'An einem gemeinsamen Rechner findet der Nächste die Dateien des Vorgängers.',
  },
  'sharepoint-legacy-authentication-off': {
    name: 'Apps ohne moderne Authentifizierung haben keinen Zugriff auf SharePoint',
    why: 'Alte Clients melden sich allein mit dem Kennwort an und umgehen MFA und bedingten Zugriff.',
  },
  'sharing-domains-restricted': {
    name: 'SharePoint teilt nur mit zugelassenen Domänen',
    why: 'Ohne Liste teilen Benutzer mit privaten Adressen und mit jedem, der danach fragt.',
  },
  'sign-ins-limited-by-country': {
    name: 'Anmeldungen aus fremden Ländern sind blockiert',
    why: 'Die meisten Angriffe kommen von Orten, an denen die Firma niemanden hat. Sind diese Länder blockiert, enden viele, bevor ein Kennwort überhaupt probiert wird.',
  },
  'smart-lockout-strict': {
    name: 'Smart Lockout sperrt nach 10 Versuchen mindestens eine Minute',
    why: 'Höhere Schwellen und kürzere Sperren geben dem Erraten von Kennwörtern mehr Versuche pro Stunde.',
  },
  'sms-codes-off': {
    name: 'SMS ist als Authentifizierungsmethode ausgeschaltet',
    why: 'SMS lassen sich abfangen, durch einen SIM-Tausch umleiten oder dem Benutzer entlocken.',
  },
  'sms-sign-in-off': {
    name: 'Benutzer können sich nicht mit der Telefonnummer anmelden',
    why: 'Die SMS ersetzt dann das Kennwort, und wer die Nummer hat, hat das Konto.',
  },
  'smtp-authentication-off': {
    name: 'SMTP AUTH ist für die Organisation ausgeschaltet',
    why: 'Es nimmt Benutzername und Kennwort ohne MFA an und ist ein übliches Ziel von Kennwort-Spray. Für Geräte, die es brauchen, lässt es sich an ihrem Postfach einschalten.',
  },
  'spam-and-phish-quarantined': {
    name: 'Phishing und sehr wahrscheinlicher Spam gehen in Quarantäne',
    why: 'Im Junk-E-Mail-Ordner finden und öffnen Benutzer sie. Bei weniger als 30 Tagen Aufbewahrung ist eine zu Unrecht gefangene E-Mail weg, bevor jemand fragt.',
  },
  'strongest-method-preferred': {
    name: 'Die systembevorzugte MFA ist eingeschaltet',
    why: 'Ohne sie werden Benutzer mit Passkey weiter nach einem SMS-Code gefragt, und Angreifer wählen den schwächsten Weg.',
  },
  'suspicious-prompts-reportable': {
    name: 'Benutzer können verdächtige MFA-Anfragen melden',
    why: 'Eine Anfrage, die niemand ausgelöst hat, heißt, dass das Kennwort bekannt ist. Können Benutzer sie nur ablehnen, erfährt die IT nichts davon.',
  },
  'synchronization-accounts-left-out': {
    name: 'Bedingter Zugriff nimmt die Synchronisierungskonten aus',
    why: 'Ein Programm kann keine MFA-Abfrage beantworten. Verlangt eine Richtlinie das, steht die Synchronisierung still, und Konten ausgeschiedener Leute bleiben in der Cloud offen.',
  },
  'teams-threats-removed': {
    name: 'Zero-Hour Auto Purge (ZAP) ist für Teams aktiv',
    why: 'Links und Dateien, die sich später als schädlich erweisen, bleiben in den Chats, bis jemand sie öffnet.',
  },
  'temporary-access-pass-once': {
    name: 'Der befristete Zugriffspass ist an, gilt einmal und maximal 8 Stunden',
    why: 'Ohne ihn lassen sich kennwortlose Methoden nicht sicher einrichten. Ein Pass, der mehrfach oder tagelang gilt, ist ein Kennwort, das auch noch als MFA zählt.',
  },
  'third-party-storage-off': {
    name: 'Microsoft 365 im Web öffnet keine Speicher von Drittanbietern',
    why: 'Benutzer öffnen und speichern Firmendateien in privaten Konten bei Dropbox oder Google, an allen Freigaberegeln vorbei.',
  },
  'unified-audit-log-on': {
    name: 'Das einheitliche Überwachungsprotokoll zeichnet auf',
    why: 'Ohne es lässt sich kein Vorfall untersuchen, und Warnungen, die darauf beruhen, bleiben aus. Nachträglich wird nichts aufgezeichnet.',
    advice: 'Nach einer Änderung kann es bis zu 60 Minuten dauern, bis sie wirksam wird.',
  },
  'unknown-platforms-blocked': {
    name: 'Unbekannte Geräteplattformen sind blockiert',
    why: 'Richtlinien, die Plattformen nennen, gelten für keine andere. Es genügt, sich als unbekannte auszugeben, um sie zu umgehen.',
  },
  'unmanaged-devices-limited-by-apps': {
    name: 'Für Office 365 gelten von der App erzwungene Einschränkungen',
    why: 'Ohne sie werden Dateien aus SharePoint und Anlagen aus Outlook im Web auf Geräte heruntergeladen, die niemand verwaltet.',
  },
  'unsafe-attachments-blocked': {
    name: 'Sichere Anlagen öffnet Anlagen vorab und blockiert Schadsoftware',
    why: 'Schadsoftware für einen einzelnen Angriff kennt kein Scanner. Erst das Öffnen in einer abgeschotteten Umgebung zeigt, was die Datei tut, und zwar bevor der Benutzer sie bekommt.',
  },
  'usage-reports-show-names': {
    name: 'Nutzungsberichte zeigen echte Namen',
    why: 'Mit verborgenen Namen lässt sich nicht sagen, wer eine Lizenz nutzt, und die Berichte hier zeigen keine Personen.',
  },
  'user-consent-off': {
    name: 'Benutzer können Apps nicht selbst zustimmen',
    why: 'Ein Klick gibt einer unbekannten App dauerhaften Zugriff auf E-Mails und Dateien. Ein Kennwort braucht sie nicht, und MFA hält sie nicht auf.',
  },
  'users-can-reset-passwords': {
    name: 'Alle Benutzer können ihr Kennwort selbst zurücksetzen',
    why: 'Sonst rufen sie den Helpdesk an, und das tun auch Angreifer, die sich für sie ausgeben. Die Selbsthilfe verlangt Methoden, die eine Stimme am Telefon nicht hat.',
    advice: 'Verlangen Sie 2 Methoden für die Self-Service-Kennwortzurücksetzung.',
  },
  'users-can-use-a-second-factor': {
    name: 'Alle Benutzer haben eine Methode für MFA registriert',
    why: 'Wer nichts registriert hat, dem kann ein Angreifer zuvorkommen: Mit dem Kennwort registriert er seine eigene Methode und besteht fortan jede MFA-Abfrage.',
  },
  'users-cannot-create-security-groups': {
    name: 'Benutzer können keine Sicherheitsgruppen erstellen',
    why: 'Gruppen, die jeder anlegt, kommen zu Zugriffen, die niemand beschlossen hat, und offiziell klingende Namen führen in die Irre.',
  },
  'users-cannot-create-sites': {
    name: 'Benutzer können keine SharePoint-Websites erstellen',
    why: 'Es entstehen Websites ohne Besitzer, Sicherung und Freigaberegeln, und Daten liegen, wo niemand hinsieht.',
  },
  'users-cannot-create-tenants': {
    name: 'Benutzer können keine Mandanten erstellen',
    why: 'Wer einen Mandanten erstellt, ist dort globaler Administrator. Firmendaten darin sind für die IT unerreichbar.',
  },
  'users-cannot-install-add-ins': {
    name: 'Benutzer können Outlook-Add-Ins nicht selbst installieren',
    why: 'Ein Add-In darf womöglich jede geöffnete Nachricht lesen und anderswohin schicken. Jemand sollte es prüfen, bevor es in ein Postfach kommt.',
  },
  'users-cannot-read-bitlocker-keys': {
    name: 'Benutzer können BitLocker-Schlüssel ihrer Geräte nicht lesen',
    why: 'Mit einem gestohlenen Konto und dem Notebook liest ein Dieb den Wiederherstellungsschlüssel und entschlüsselt das Laufwerk.',
  },
  'users-cannot-register-apps': {
    name: 'Benutzer können keine Anwendungen registrieren',
    why: 'Eine registrierte App ist ein stiller Weg zu bleiben: Ihre eigenen Anmeldeinformationen überleben das Kennwort des Benutzers.',
  },
  'voice-calls-off': {
    name: 'Sprachanrufe sind als Authentifizierungsmethode ausgeschaltet',
    why: 'Anrufe lassen sich umleiten, und wenn das Telefon immer wieder klingelt, ist die Rautetaste schnell gedrückt.',
  },
  'web-mail-storage-providers-off': {
    name: 'Outlook im Web bietet keine Speicher von Drittanbietern an',
    why: 'Benutzer hängen Dateien aus privaten Cloudkonten an und speichern dorthin. Firmendaten gehen unbemerkt hinaus.',
  },
  'web-sessions-time-out': {
    name: 'Inaktive Microsoft 365-Websitzungen enden nach höchstens 3 Stunden',
    why: 'Ein offener Browser an einem gemeinsamen Rechner bleibt für jeden angemeldet, der danach kommt.',
  },
} satisfies CheckTexts
