import type { Translation } from '../translation.ts'

export const checkFindings = {
  shared: {
    unknown: 'Microsoft 365 antwortet „{{value}}“, was hier nicht bekannt ist.',
    unknownAtGoogle: 'Google Workspace antwortet „{{value}}“, was hier nicht bekannt ist.',
    at: '{{place}}: {{finding}}',
    root: 'Ganze Organisation',
    googleFactors: {
      values: {
        ALL: 'Jede Methode wird akzeptiert, auch Codes per SMS oder Anruf.',
        NO_TELEPHONY: 'Jede Methode außer Codes per SMS oder Anruf wird akzeptiert.',
        PASSKEY_ONLY: 'Nur Sicherheitsschlüssel und Passkeys werden akzeptiert.',
        PASSKEY_PLUS_SECURITY_CODE:
          'Sicherheitsschlüssel, Passkeys und deren Sicherheitscodes werden akzeptiert.',
        PASSKEY_PLUS_IP_BOUND_SECURITY_CODE:
          'Sicherheitsschlüssel, Passkeys und Sicherheitscodes aus demselben Netz werden akzeptiert.',
      },
    },
    policies: {
      met: {
        names_one: 'Eine Richtlinie in Kraft tut das: {{names}}.',
        names_other: '{{count}} Richtlinien in Kraft tun das: {{names}}.',
      },
      unmet: {
        empty: 'Keine Richtlinie in Kraft tut das.',
        names_one: 'Das tut nur eine Richtlinie im Modus „Nur melden“, die nichts erzwingt: {{names}}.',
        names_other:
          'Das tun nur {{count}} Richtlinien im Modus „Nur melden“, die nichts erzwingen: {{names}}.',
      },
      members: { isEnabled: { on: 'Die Sicherheitsstandards sind an und verlangen es.' } },
    },
    restriction: {
      off: 'Die Richtlinie des Mandanten für Apps ist aus, also ist nichts eingeschränkt.',
      nothing: 'Die Richtlinie des Mandanten für Apps schränkt das nicht ein.',
      values: { disabled: 'Die Einschränkung gibt es, sie ist aber aus.' },
    },
    synchronized: {
      met: {
        off: 'Das Verzeichnis wird nicht aus einem lokalen gefüllt, also ist nichts einzustellen.',
        nothing: 'Das Verzeichnis wird nicht aus einem lokalen gefüllt, also ist nichts einzustellen.',
      },
    },
  },
  checks: {
    'admin-consent-workflow-on': {
      target:
        'Benutzer können um Einwilligung bitten, Prüfer werden benachrichtigt und erinnert, und Anfragen verfallen nach höchstens 30 Tagen.',
      members: {
        isEnabled: {
          on: 'Der Administratoreinwilligungsworkflow ist an.',
          off: 'Der Administratoreinwilligungsworkflow ist aus.',
        },
        notifyReviewers: {
          on: 'Prüfer werden über Anfragen benachrichtigt.',
          off: 'Prüfer werden über Anfragen nicht benachrichtigt.',
        },
        remindersEnabled: {
          on: 'Prüfer werden erinnert, bevor eine Anfrage verfällt.',
          off: 'Prüfer werden nicht erinnert, bevor eine Anfrage verfällt.',
        },
        requestDurationInDays: { count: 'Anfragen gelten {{days}}.' },
        reviewers: {
          zero: 'Es gibt keine Prüfer.',
          count_one: 'Es gibt {{count}} Prüfer.',
          count_other: 'Es gibt {{count}} Prüfer.',
        },
      },
    },
    'admin-portals-need-a-second-factor': {
      target: 'Administratoren brauchen in den Verwaltungsportalen einen zweiten Faktor.',
    },
    'admin-self-service-reset-off': {
      on: 'Administratoren können ihr Kennwort selbst zurücksetzen.',
      off: 'Administratoren können ihr Kennwort nicht selbst zurücksetzen.',
    },
    'administrator-sessions-limited': {
      target:
        'Administratoren melden sich nach höchstens 4 Stunden neu an, und kein Browser hält sie angemeldet.',
    },
    'administrators-need-a-second-factor': {
      target: 'Jeder Administrator braucht in jeder App einen zweiten Faktor.',
    },
    'administrators-use-phishing-resistant-methods': {
      target: 'Administratoren melden sich in jeder App mit Phishing-resistenten Methoden an.',
    },
    'app-certificates-short-lived': {
      target: 'Ein Zertifikat einer App gilt höchstens 180 Tage.',
      duration: 'Ein Zertifikat einer App darf {{duration}} gelten.',
    },
    'app-passwords-blocked': { values: { enabled: 'Neue geheime Clientschlüssel für Apps sind blockiert.' } },
    'app-passwords-short-lived': {
      target: 'Ein geheimer Clientschlüssel einer App gilt höchstens 180 Tage.',
      duration: 'Ein geheimer Clientschlüssel einer App darf {{duration}} gelten.',
    },
    'authentication-transfer-blocked': {
      target: 'Die Authentifizierungsübertragung ist für alle in jeder App blockiert.',
    },
    'authenticator-lite-off': {
      met: 'Authenticator Lite ist aus.',
      values: {
        enabled: 'Authenticator Lite ist an.',
        default: 'Authenticator Lite ist der Vorgabe von Microsoft überlassen.',
      },
      group: 'Authenticator Lite ist nur für eine Gruppe aus.',
    },
    'authenticator-shows-context': {
      target: 'Microsoft Authenticator zeigt allen App und Standort der Anmeldung.',
      met: {
        values: {
          enabled: 'Microsoft Authenticator zeigt allen App und Standort der Anmeldung.',
          disabled: 'Microsoft Authenticator ist aus, also gibt es keine Anfragen.',
        },
      },
      unmet: {
        values: {
          disabled: 'Microsoft Authenticator zeigt App oder Standort der Anmeldung nicht an.',
          default: 'Ob App und Standort angezeigt werden, ist der Vorgabe von Microsoft überlassen.',
        },
        group: 'App oder Standort werden nur einer Gruppe angezeigt.',
      },
    },
    'banned-passwords-enforced': {
      target: 'Eine Liste von Kennwörtern, die das Unternehmen selbst sperrt, wird erzwungen.',
      members: {
        EnableBannedPasswordCheck: {
          on: 'Die eigene Liste gesperrter Kennwörter ist an.',
          off: 'Die eigene Liste gesperrter Kennwörter ist aus.',
        },
        BannedPasswordList: {
          zero: 'Es stehen keine Wörter darin.',
          count_one: 'Es steht {{count}} Wort darin.',
          count_other: 'Es stehen {{count}} Wörter darin.',
        },
      },
    },
    'bookings-pages-limited': {
      on: 'Jeder Benutzer kann eine Bookings-Seite veröffentlichen.',
      off: 'Nicht jeder Benutzer kann eine Bookings-Seite veröffentlichen.',
    },
    'calendars-not-shared-with-everyone': {
      off: 'Kalender lassen sich nicht mit jedem teilen.',
      empty: 'Kalender lassen sich nicht mit jedem teilen.',
      names_one: 'Kalender lassen sich mit jedem teilen, durch {{count}} Regel.',
      names_other: 'Kalender lassen sich mit jedem teilen, durch {{count}} Regeln.',
    },
    'connection-allow-list-empty': {
      empty: 'Keine Adresse kommt ungefiltert durch.',
      names_one: '{{count}} Adresse kommt ungefiltert durch: {{names}}.',
      names_other: '{{count}} Adressen kommen ungefiltert durch: {{names}}.',
    },
    'connection-safe-list-off': {
      on: 'Absender auf Microsofts sicherer Liste kommen ungefiltert durch.',
      off: 'Microsofts sichere Liste wird nicht verwendet.',
    },
    'customer-lockbox-on': {
      on: 'Der Support von Microsoft bittet um Genehmigung, bevor er Daten öffnet.',
      off: 'Der Support von Microsoft bittet nicht um Genehmigung, bevor er Daten öffnet.',
    },
    'dangerous-attachments-blocked': {
      met: 'Jede Richtlinie blockiert Anlagen der Typen cmd, exe und vbe.',
      off: 'Eine Richtlinie filtert Anlagen nicht nach ihrem Typ.',
      names: 'Eine Richtlinie lässt Anlagen dieser Typen durch: {{names}}.',
    },
    'delivered-threats-removed': {
      met: 'Spam, Phishing und Schadsoftware werden auch nach der Zustellung aus Postfächern entfernt.',
      off: 'Eine Richtlinie lässt zugestellten Spam, zugestelltes Phishing oder zugestellte Schadsoftware im Postfach.',
    },
    'device-code-flow-blocked': { target: 'Der Gerätecodeflow ist für alle in jeder App blockiert.' },
    'device-enrolment-asks-every-time': {
      target: 'Wer ein Gerät in Intune registriert, meldet sich jedes Mal neu an.',
    },
    'device-join-limited': {
      target: 'Niemand oder nur ausgewählte Benutzer dürfen Geräte in Entra ID einbinden.',
      values: {
        noDeviceRegistrationMembership: 'Niemand darf Geräte in Entra ID einbinden.',
        enumeratedDeviceRegistrationMembership:
          'Nur ausgewählte Benutzer dürfen Geräte in Entra ID einbinden.',
        allDeviceRegistrationMembership: 'Jeder Benutzer darf Geräte in Entra ID einbinden.',
      },
    },
    'device-registration-needs-a-second-factor': {
      target:
        'Wer ein Gerät registriert oder einbindet, braucht einen zweiten Faktor, durch eine Richtlinie oder durch die Geräteeinstellung.',
      met: { values: { required: 'Die Geräteeinstellung verlangt einen zweiten Faktor.' } },
      unmet: {
        values: {
          required:
            'Eine Richtlinie und die Geräteeinstellung verlangen beide einen zweiten Faktor, deshalb wirkt die Richtlinie nicht.',
        },
      },
    },
    'devices-are-compliant': {
      target: 'Mindestens {{percent}} der verwalteten Geräte sind konform.',
      count: '{{percent}} der verwalteten Geräte sind konform.',
    },
    'devices-per-user-limited': {
      target: 'Ein Benutzer darf höchstens {{number}} Geräte registrieren.',
      count_one: 'Ein Benutzer darf {{count}} Gerät registrieren.',
      count_other: 'Ein Benutzer darf {{count}} Geräte registrieren.',
    },
    'devices-without-policy-not-compliant': {
      on: 'Geräte ohne Konformitätsrichtlinie gelten als nicht konform.',
      off: 'Geräte ohne Konformitätsrichtlinie gelten als konform.',
    },
    'direct-send-rejected': { on: 'Direct Send wird abgelehnt.', off: 'Direct Send wird angenommen.' },
    'directory-matching-blocked': {
      target: 'Soft Match und die Übernahme per Hard Match sind blockiert.',
      members: {
        blockSoftMatchEnabled: { on: 'Soft Match ist blockiert.', off: 'Soft Match ist möglich.' },
        blockCloudObjectTakeoverThroughHardMatchEnabled: {
          on: 'Die Übernahme per Hard Match ist blockiert.',
          off: 'Die Übernahme per Hard Match ist möglich.',
        },
      },
    },
    'dkim-signing-on': {
      target:
        'E-Mails jeder eigenen Domäne werden signiert, mit gültigen Einträgen und einem Schlüssel von mindestens 2048 Bit.',
      empty: 'E-Mails jeder Domäne werden signiert.',
      each: {
        nothing: '{{name}}: Die Signatur ist nicht eingerichtet.',
        off: '{{name}}: Die Signatur ist aus.',
        count: '{{name}}: Der Schlüssel hat {{number}} Bit.',
        values: {
          CnameMissing: '{{name}}: Die DNS-Einträge fehlen.',
          NoDKIMKeys: '{{name}}: Es gibt keine Schlüssel.',
        },
      },
    },
    'email-codes-off': {
      values: { disabled: 'Codes per E-Mail sind aus.', enabled: 'Codes per E-Mail sind an.' },
    },
    'email-self-sign-up-off': {
      target: 'Niemand kann sich allein mit einer E-Mail-Adresse registrieren oder dem Mandanten beitreten.',
      members: {
        allowedToSignUpEmailBasedSubscriptions: {
          on: 'Benutzer können sich per E-Mail für Abonnements registrieren.',
          off: 'Benutzer können sich nicht per E-Mail für Abonnements registrieren.',
        },
        allowEmailVerifiedUsersToJoinOrganization: {
          on: 'Wer eine E-Mail-Adresse bestätigt, kann dem Mandanten beitreten.',
          off: 'Niemand kann dem Mandanten beitreten, indem er eine E-Mail-Adresse bestätigt.',
        },
      },
    },
    'emergency-accounts-left-out': {
      target:
        'Ein Notfallkonto oder seine Gruppe ist von jeder Richtlinie ausgenommen, die Administratoren aussperren könnte.',
      empty: 'Die Richtlinien in Kraft sperren nicht jeden Administrator aus.',
      names_one: 'Diese Richtlinie nimmt kein gemeinsames Konto aus: {{names}}.',
      names_other: 'Diese {{count}} Richtlinien nehmen kein gemeinsames Konto aus: {{names}}.',
    },
    'everyone-needs-a-second-factor': { target: 'Alle brauchen in jeder App einen zweiten Faktor.' },
    'everyone-signs-in-again': {
      target: 'Alle müssen sich in jeder App nach einer festgelegten Zeit neu anmelden.',
    },
    'exchange-web-services-off': {
      target: 'Exchange-Webdienste sind aus oder nur für Apps auf einer Liste offen.',
      nothing: 'Nichts ist eingestellt, also sind Exchange-Webdienste für jede App an.',
      on: 'Exchange-Webdienste sind für jede App an.',
      off: 'Exchange-Webdienste sind aus.',
      values: {
        EnforceAllowList: 'Exchange-Webdienste sind nur für Apps auf einer Liste offen.',
        EnforceBlockList:
          'Exchange-Webdienste sind für jede App offen, die nicht auf einer Sperrliste steht.',
      },
    },
    'excluded-groups-covered-elsewhere': {
      empty: 'Jede Gruppe, die von der MFA für alle ausgenommen ist, deckt eine andere Richtlinie ab.',
      names_one:
        '{{count}} Gruppe ist von der MFA für alle ausgenommen und von keiner anderen Richtlinie abgedeckt.',
      names_other:
        '{{count}} Gruppen sind von der MFA für alle ausgenommen und von keiner anderen Richtlinie abgedeckt.',
    },
    'external-forwarding-off': {
      met: 'E-Mails werden nie automatisch nach außen weitergeleitet.',
      on: 'Die Standard-Remotedomäne erlaubt automatische Weiterleitung.',
      values: {
        On: 'Eine Richtlinie für ausgehende E-Mails erlaubt automatische Weiterleitung.',
        Automatic: 'Eine Richtlinie für ausgehende E-Mails überlässt automatische Weiterleitung Microsoft.',
      },
    },
    'external-second-factor-trusted': {
      on: 'Einem zweiten Faktor, den Gäste in ihrem eigenen Mandanten benutzt haben, wird vertraut.',
      off: 'Einem zweiten Faktor, den Gäste in ihrem eigenen Mandanten benutzt haben, wird nicht vertraut.',
    },
    'external-sender-tag-on': {
      on: 'Outlook kennzeichnet E-Mails von außen.',
      off: 'Outlook kennzeichnet E-Mails von außen nicht.',
    },
    'external-sharing-limited': {
      target: 'Inhalte werden mit Gästen geteilt, die schon im Verzeichnis stehen, oder gar nicht.',
      values: {
        disabled: 'Inhalte werden nicht nach außen geteilt.',
        existingExternalUserSharingOnly:
          'Inhalte werden mit Gästen geteilt, die schon im Verzeichnis stehen.',
        externalUserSharingOnly: 'Inhalte werden auch mit neuen Gästen geteilt, die sich anmelden müssen.',
        externalUserAndGuestSharing: 'Inhalte werden mit jedem geteilt, der den Link hat.',
      },
    },
    'few-global-administrators': {
      target: 'Es gibt 2 bis 4 globale Administratoren.',
      count_one: 'Es gibt {{count}} globalen Administrator.',
      count_other: 'Es gibt {{count}} globale Administratoren.',
    },
    'forms-scanned-for-phishing': {
      on: 'Interne Formulare werden auf Phishing geprüft.',
      off: 'Interne Formulare werden nicht auf Phishing geprüft.',
    },
    'global-administrator-needs-approval': {
      on: 'Das Aktivieren der Rolle „Globaler Administrator“ braucht eine Genehmigung.',
      off: 'Das Aktivieren der Rolle „Globaler Administrator“ braucht keine Genehmigung.',
    },
    'global-administrators-not-local': {
      on: 'Globale Administratoren werden lokale Administratoren eingebundener Geräte.',
      off: 'Globale Administratoren werden nicht lokale Administratoren eingebundener Geräte.',
    },
    'google-administrators-have-a-second-factor': {
      empty: 'Jeder Super Admin hat einen zweiten Faktor.',
      names_one: '{{count}} Super Admin hat keinen: {{names}}.',
      names_other: '{{count}} Super Admins haben keinen: {{names}}.',
    },
    'google-administrators-use-passkeys': {
      target: 'Super Admins melden sich nur mit Sicherheitsschlüsseln und Passkeys an.',
    },
    'google-attachment-protection-on': {
      empty: 'Jeder Schutz vor gefährlichen Anhängen ist eingeschaltet.',
      zero: 'Jeder Schutz vor gefährlichen Anhängen ist eingeschaltet.',
      names_one: '{{count}} Schutz vor gefährlichen Anhängen ist ausgeschaltet.',
      names_other: '{{count}} Arten von Schutz vor gefährlichen Anhängen sind ausgeschaltet.',
      count_one: '{{count}} Schutz vor gefährlichen Anhängen ist ausgeschaltet.',
      count_other: '{{count}} Arten von Schutz vor gefährlichen Anhängen sind ausgeschaltet.',
    },
    'google-automatic-forwarding-off': {
      on: 'Benutzer können ihre E-Mails automatisch weiterleiten.',
      off: 'Benutzer können ihre E-Mails nicht automatisch weiterleiten.',
    },
    'google-calendars-show-no-details': {
      values: {
        EXTERNAL_FREE_BUSY_ONLY: 'Außenstehende sehen nur, ob jemand belegt ist.',
        EXTERNAL_ALL_INFO_READ_ONLY: 'Kalender können mit allen Einzelheiten nach außen freigegeben werden.',
        EXTERNAL_ALL_INFO_READ_WRITE: 'Außenstehende können Kalender ändern dürfen.',
        EXTERNAL_ALL_INFO_READ_WRITE_MANAGE: 'Außenstehende können Kalender verwalten dürfen.',
      },
    },
    'google-chat-with-outsiders-limited': {
      off: 'Niemand kann mit Außenstehenden chatten.',
      on: 'Benutzer können mit allen außerhalb chatten.',
      values: {
        TRUSTED_DOMAINS: 'Benutzer können nur mit Personen eingetragener Domains chatten.',
        NO_RESTRICTION: 'Benutzer können mit allen außerhalb chatten.',
      },
    },
    'google-drive-files-not-public': {
      on: 'Benutzer können Dateien für alle mit dem Link sichtbar machen.',
      off: 'Benutzer können Dateien nicht für alle mit dem Link sichtbar machen.',
    },
    'google-drive-files-private-at-first': {
      values: {
        PRIVATE_TO_OWNER: 'Neue Dateien sind nur für ihren Eigentümer.',
        LINK_SHARING_PRIVATE: 'Neue Dateien sind nur für ihren Eigentümer.',
        PRIMARY_AUDIENCE_WITH_LINK: 'Neue Dateien kann öffnen, wer zur Zielgruppe gehört und den Link hat.',
        PRIMARY_AUDIENCE_WITH_LINK_OR_SEARCH: 'Neue Dateien kann die ganze Zielgruppe finden.',
      },
    },
    'google-drive-sharing-limited': {
      values: {
        ALLOWLISTED_DOMAINS: 'Dateien können nur mit eingetragenen Domains geteilt werden.',
        DISALLOWED: 'Dateien können nicht nach außen geteilt werden.',
        ALLOWED: 'Dateien können mit allen außerhalb geteilt werden.',
      },
    },
    'google-enrolment-within-a-week': {
      target: 'Neue Benutzer haben zwischen einem Tag und einer Woche, um einen zweiten Faktor einzurichten.',
      count: 'Neue Benutzer haben für den zweiten Faktor so lange Zeit: {{days}}.',
      zero: 'Neue Benutzer haben keine Zeit, einen zweiten Faktor einzurichten.',
    },
    'google-few-super-administrators': {
      target: 'Es gibt zwei bis acht Super Admins.',
      count_one: 'Es gibt {{count}} Super Admin.',
      count_other: 'Es gibt {{count}} Super Admins.',
    },
    'google-imap-and-pop-off': {
      on: 'E-Mails lassen sich über IMAP oder POP lesen.',
      off: 'E-Mails lassen sich nicht über IMAP oder POP lesen.',
    },
    'google-less-secure-apps-off': {
      on: 'Apps, die nur ein Kennwort verwenden, können sich anmelden.',
      off: 'Apps, die nur ein Kennwort verwenden, können sich nicht anmelden.',
    },
    'google-links-checked': {
      empty: 'Jede Prüfung von Links und Bildern ist eingeschaltet.',
      zero: 'Jede Prüfung von Links und Bildern ist eingeschaltet.',
      names_one: '{{count}} Prüfung von Links und Bildern ist ausgeschaltet.',
      names_other: '{{count}} Prüfungen von Links und Bildern sind ausgeschaltet.',
      count_one: '{{count}} Prüfung von Links und Bildern ist ausgeschaltet.',
      count_other: '{{count}} Prüfungen von Links und Bildern sind ausgeschaltet.',
    },
    'google-mail-scanned-before-delivery': {
      on: 'Verdächtige E-Mails werden vor der Zustellung genauer geprüft.',
      off: 'Verdächtige E-Mails werden ohne genauere Prüfung zugestellt.',
    },
    'google-marketplace-apps-restricted': {
      values: {
        ALLOW_LISTED_APPS: 'Benutzer können nur freigegebene Apps installieren.',
        ALLOW_NONE: 'Benutzer können keine Apps installieren.',
        ALLOW_ALL: 'Benutzer können jede App installieren.',
      },
    },
    'google-passwords-long': {
      count_one: 'Kennwörter brauchen mindestens {{count}} Zeichen.',
      count_other: 'Kennwörter brauchen mindestens {{count}} Zeichen.',
    },
    'google-passwords-not-reused': {
      on: 'Benutzer können ein altes Kennwort wiederverwenden.',
      off: 'Benutzer können ein altes Kennwort nicht wiederverwenden.',
    },
    'google-passwords-strong': {
      values: {
        STRONG: 'Kennwörter müssen stark sein.',
        WEAK: 'Kennwörter dürfen schwach sein.',
      },
    },
    'google-second-factor-enforced': {
      on: 'Ein zweiter Faktor ist Pflicht.',
      off: 'Niemand muss einen zweiten Faktor verwenden.',
    },
    'google-sessions-limited': {
      target: 'Sitzungen enden nach höchstens 12 Stunden.',
      zero: 'Sitzungen enden nie.',
      count: 'Sitzungen enden nach so langer Zeit: {{seconds}}.',
    },
    'google-sms-codes-off': {
      target: 'Codes per SMS oder Anruf werden nicht akzeptiert.',
    },
    'google-spoofing-protection-on': {
      empty: 'Jeder Schutz vor gefälschten Absendern ist eingeschaltet.',
      zero: 'Jeder Schutz vor gefälschten Absendern ist eingeschaltet.',
      names_one: '{{count}} Schutz vor gefälschten Absendern ist ausgeschaltet.',
      names_other: '{{count}} Arten von Schutz vor gefälschten Absendern sind ausgeschaltet.',
      count_one: '{{count}} Schutz vor gefälschten Absendern ist ausgeschaltet.',
      count_other: '{{count}} Arten von Schutz vor gefälschten Absendern sind ausgeschaltet.',
    },
    'google-super-administrator-recovery-off': {
      on: 'Super Admins können ihr Konto selbst wiederherstellen.',
      off: 'Super Admins können ihr Konto nicht selbst wiederherstellen.',
    },
    'google-takeout-off': {
      values: {
        DISABLED: 'Benutzer können ihre Daten nicht mit Takeout exportieren.',
        ENABLED: 'Benutzer können ihre Daten mit Takeout exportieren.',
      },
    },
    'google-unknown-apps-blocked': {
      values: {
        BLOCK_ALL_SCOPES: 'Nicht freigegebene Apps sind blockiert.',
        ALLOW_SIGN_IN_SCOPES_ONLY: 'Mit nicht freigegebenen Apps kann man sich anmelden.',
      },
    },
    'google-user-recovery-off': {
      on: 'Benutzer können ihr Konto selbst wiederherstellen.',
      off: 'Benutzer können ihr Konto nicht selbst wiederherstellen.',
    },
    'group-creation-restricted': {
      on: 'Jeder Benutzer kann Microsoft 365-Gruppen erstellen.',
      off: 'Nicht jeder Benutzer kann Microsoft 365-Gruppen erstellen.',
    },
    'groups-are-private': {
      zero: 'Keine Microsoft 365-Gruppe ist öffentlich.',
      count_one: '{{count}} Microsoft 365-Gruppe ist öffentlich.',
      count_other: '{{count}} Microsoft 365-Gruppen sind öffentlich.',
    },
    'guest-directory-access-limited': {
      target:
        'Gäste sehen nur ihren eigenen Eintrag oder höchstens einen begrenzten Teil des Verzeichnisses.',
      values: {
        '2af84b1e-32c8-42b7-82bc-daa82404023b': 'Gäste sehen nur ihren eigenen Eintrag.',
        '10dae51f-b6af-4016-8d66-8c2a99b929b3': 'Gäste sehen einen begrenzten Teil des Verzeichnisses.',
        'a0b1b346-4d3e-4e8b-98f8-753987be4970': 'Gäste sehen so viel vom Verzeichnis wie Mitglieder.',
      },
    },
    'guest-invitations-limited': {
      target: 'Nur Administratoren und Gasteinladende, oder niemand, dürfen Gäste einladen.',
      values: {
        none: 'Niemand darf Gäste einladen.',
        adminsAndGuestInviters: 'Nur Administratoren und Gasteinladende dürfen Gäste einladen.',
        adminsGuestInvitersAndAllMembers: 'Jedes Mitglied darf Gäste einladen.',
        everyone: 'Alle dürfen Gäste einladen, auch Gäste.',
      },
    },
    'guests-cannot-own-groups': {
      on: 'Gäste können Gruppen besitzen.',
      off: 'Gäste können keine Gruppen besitzen.',
    },
    'guests-cannot-reshare': {
      on: 'Gäste können teilen, was ihnen nicht gehört.',
      off: 'Gäste können nicht teilen, was ihnen nicht gehört.',
    },
    'guests-hold-no-privileged-role': {
      empty: 'Kein Gast hat eine hoch privilegierte Rolle.',
      names_one: '{{count}} Gast hat eine hoch privilegierte Rolle: {{names}}.',
      names_other: '{{count}} Gäste haben eine hoch privilegierte Rolle: {{names}}.',
    },
    'guests-need-a-second-factor': { target: 'Gäste brauchen in jeder App einen zweiten Faktor.' },
    'impersonation-protection-on': {
      met: 'Jede Richtlinie schützt vor dem Nachahmen von Personen und Domänen, mit einem Phishing-Schwellenwert von mindestens 3.',
      off: 'Einer Richtlinie fehlt ein Schutz vor Nachahmung.',
      count: 'Eine Richtlinie hat einen Phishing-Schwellenwert von {{number}}.',
    },
    'inactive-accounts-blocked': {
      zero: 'An keinem Konto, das 30 Tage niemand benutzt hat, ist eine Anmeldung möglich.',
      count_one: 'An {{count}} Konto, das 30 Tage niemand benutzt hat, ist eine Anmeldung möglich.',
      count_other: 'An {{count}} Konten, die 30 Tage niemand benutzt hat, ist eine Anmeldung möglich.',
    },
    'inactive-devices-cleaned-up': {
      target:
        'Geräte jeder Plattform werden spätestens entfernt, wenn sie sich {{days}} nicht gemeldet haben.',
      nothing: 'Keine Regel entfernt inaktive Geräte jeder Plattform.',
      zero: 'Es ist keine Zeit festgelegt, nach der Geräte entfernt werden.',
      count: 'Geräte werden entfernt, wenn sie sich {{days}} nicht gemeldet haben.',
    },
    'internal-malware-senders-reported': {
      met: 'Ein Administrator wird benachrichtigt, wenn jemand von innen Schadsoftware sendet.',
      off: 'Eine Richtlinie benachrichtigt niemanden, wenn jemand von innen Schadsoftware sendet.',
      nothing: 'Eine Richtlinie nennt keinen Administrator, der benachrichtigt wird.',
    },
    'invitation-domains-restricted': {
      target: 'Gäste dürfen nur aus Domänen auf einer Liste eingeladen werden.',
      nothing: 'Gäste dürfen aus jeder Domäne eingeladen werden.',
      empty: 'Auf der Liste steht keine Domäne, aus der Gäste eingeladen werden dürfen.',
      names_one: 'Gäste dürfen aus {{count}} Domäne eingeladen werden: {{names}}.',
      names_other: 'Gäste dürfen aus {{count}} Domänen eingeladen werden: {{names}}.',
    },
    'invitations-bound-to-accounts': {
      on: 'Nur das eingeladene Konto kann eine Einladung annehmen.',
      off: 'Auch ein anderes Konto als das eingeladene kann eine Einladung annehmen.',
    },
    'legacy-authentication-blocked': {
      target: 'Legacyauthentifizierung ist für alle in jeder App blockiert.',
    },
    'links-checked': {
      met: 'Links in E-Mails, Teams und Office werden geprüft, Klicks aufgezeichnet, und Warnungen lassen sich nicht überspringen.',
      empty: 'Der Mandant hat keine eigene Richtlinie für sichere Links.',
      off: 'Eine Richtlinie lässt einen Teil dessen aus, was zu prüfen ist.',
      on: 'Eine Richtlinie lässt Benutzer die Warnung überspringen.',
    },
    'local-administrator-passwords-managed': {
      on: 'Kennwörter lokaler Administratoren werden verwaltet.',
      off: 'Kennwörter lokaler Administratoren werden nicht verwaltet.',
    },
    'mail-tips-on': {
      met: 'E-Mail-Infos sind an, auch die zu externen Empfängern und zu Gruppen, und warnen spätestens ab 25 vor vielen Empfängern.',
      members: {
        MailTipsAllTipsEnabled: { on: 'E-Mail-Infos sind an.', off: 'E-Mail-Infos sind aus.' },
        MailTipsExternalRecipientsTipsEnabled: {
          on: 'Die zu externen Empfängern sind an.',
          off: 'Die zu externen Empfängern sind aus.',
        },
        MailTipsGroupMetricsEnabled: {
          on: 'Die zur Größe von Gruppen sind an.',
          off: 'Die zur Größe von Gruppen sind aus.',
        },
      },
      count: 'E-Mail-Infos warnen erst ab {{number}} vor vielen Empfängern.',
    },
    'mailbox-auditing-on': { on: 'Die Postfachüberwachung ist aus.', off: 'Die Postfachüberwachung ist an.' },
    'managed-device-required': {
      target: 'Alle brauchen in jeder App ein konformes oder in eine Domäne eingebundenes Gerät.',
    },
    'methods-policy-migrated': {
      values: {
        migrationComplete: 'Die Migration zur Authentifizierungsmethodenrichtlinie ist abgeschlossen.',
        migrationInProgress:
          'Die Migration zur Authentifizierungsmethodenrichtlinie hat begonnen, ist aber nicht abgeschlossen.',
        preMigration: 'Die Migration zur Authentifizierungsmethodenrichtlinie hat nicht begonnen.',
      },
      nothing: 'Der Mandant ist so jung, dass es nichts zu migrieren gibt.',
    },
    'modern-authentication-on': {
      on: 'Die moderne Authentifizierung ist an.',
      off: 'Die moderne Authentifizierung ist aus.',
    },
    'named-locations-used': {
      target: 'Mindestens eine Richtlinie in Kraft nutzt einen benannten Ort.',
      zero: 'Keine Richtlinie in Kraft nutzt einen benannten Ort.',
      count_one: 'Richtlinien in Kraft nutzen {{count}} benannten Ort.',
      count_other: 'Richtlinien in Kraft nutzen {{count}} benannte Orte.',
    },
    'no-allowed-senders': {
      met: 'Keine Richtlinie nennt Absender oder Domänen, die den Spamfilter umgehen.',
      count_one: 'Eine Richtlinie nennt {{count}} Absender oder Domäne, die den Spamfilter umgeht.',
      count_other: 'Eine Richtlinie nennt {{count}} Absender oder Domänen, die den Spamfilter umgehen.',
    },
    'no-app-can-make-administrators': {
      empty: 'Keine App kann sich oder andere zum Administrator machen.',
      names_one: '{{count}} App kann sich oder andere zum Administrator machen: {{names}}.',
      names_other: '{{count}} Apps können sich oder andere zum Administrator machen: {{names}}.',
    },
    'no-mailbox-bypasses-auditing': {
      empty: 'Kein Konto umgeht die Postfachüberwachung.',
      names_one: '{{count}} Konto umgeht die Postfachüberwachung: {{names}}.',
      names_other: '{{count}} Konten umgehen die Postfachüberwachung: {{names}}.',
    },
    'no-mailbox-forwards-outside': {
      empty: 'Kein Postfach leitet nach außen weiter.',
      names_one: '{{count}} Postfach leitet nach außen weiter: {{names}}.',
      names_other: '{{count}} Postfächer leiten nach außen weiter: {{names}}.',
    },
    'no-permanent-privileged-roles': {
      target:
        'Hoch privilegierte Rollen gelten nur auf Zeit, außer für 2 Notfallkonten als globaler Administrator.',
      empty: 'Niemand hat eine hoch privilegierte Rolle auf Dauer.',
      each: {
        count_one: '{{name}}: {{count}} dauerhafte Zuweisung.',
        count_other: '{{name}}: {{count}} dauerhafte Zuweisungen.',
      },
      called: {
        'Cloud Application Administrator': 'Cloudanwendungsadministrator',
        'Exchange Administrator': 'Exchange-Administrator',
        'Global Administrator': 'Globaler Administrator',
        'Hybrid Identity Administrator': 'Hybrididentitätsadministrator',
        'Application Administrator': 'Anwendungsadministrator',
        'Privileged Role Administrator': 'Administrator für privilegierte Rollen',
        'SharePoint Administrator': 'SharePoint-Administrator',
        'User Administrator': 'Benutzeradministrator',
      },
    },
    'no-rule-lets-domains-through': {
      empty: 'Keine Nachrichtenflussregel nimmt eine Domäne vom Spamfilter aus.',
      names_one: '{{count}} Nachrichtenflussregel nimmt Domänen vom Spamfilter aus: {{names}}.',
      names_other: '{{count}} Nachrichtenflussregeln nehmen Domänen vom Spamfilter aus: {{names}}.',
    },
    'on-premises-passwords-protected': {
      target: 'Gesperrte Kennwörter werden auch in Active Directory abgelehnt.',
      met: { on: 'Gesperrte Kennwörter werden auch in Active Directory abgelehnt.' },
      unmet: { off: 'Gesperrte Kennwörter werden in Active Directory nicht geprüft.' },
      values: {
        Audit: 'Gesperrte Kennwörter werden in Active Directory aufgezeichnet, aber nicht abgelehnt.',
      },
    },
    'one-drive-sync-restricted': {
      target: 'OneDrive synchronisiert nur mit Geräten von Domänen auf einer Liste.',
      off: 'OneDrive synchronisiert mit jedem Gerät.',
      empty: 'OneDrive ist eingeschränkt, aber keine Domäne steht auf der Liste.',
      names_one: 'OneDrive synchronisiert nur mit Geräten von {{count}} Domäne.',
      names_other: 'OneDrive synchronisiert nur mit Geräten von {{count}} Domänen.',
    },
    'outbound-spam-limited': {
      met: 'Jede Richtlinie begrenzt Empfänger auf 500 externe und 1000 interne je Stunde und 1000 am Tag, sperrt, wer mehr sendet, und benachrichtigt jemanden.',
      zero: 'Eine Richtlinie überlässt eine Grenze für Empfänger Microsoft.',
      count: 'Eine Richtlinie hat eine Grenze von {{number}} Empfängern.',
      values: {
        Alert: 'Eine Richtlinie warnt nur, wenn jemand zu viel sendet.',
        BlockUserForToday: 'Eine Richtlinie sperrt nur für den Tag, wer zu viel sendet.',
      },
      off: 'Eine Richtlinie benachrichtigt nicht über ausgehenden Spam.',
      empty: 'Eine Richtlinie nennt niemanden, der über ausgehenden Spam benachrichtigt wird.',
    },
    'passkeys-on': {
      met: 'Passkeys sind an, Benutzer registrieren sie selbst, und der Nachweis wird erzwungen.',
      off: 'Passkeys sind an, aber Benutzer können sie nicht selbst registrieren, oder der Nachweis wird nicht erzwungen.',
      values: { disabled: 'Passkeys sind aus.' },
    },
    'password-hashes-synchronized': {
      target: 'Kennworthashes werden synchronisiert.',
      met: { on: 'Kennworthashes werden synchronisiert.' },
      unmet: { off: 'Kennworthashes werden nicht synchronisiert.' },
    },
    'passwords-do-not-expire': {
      target: 'In keiner Domäne laufen Kennwörter ab.',
      empty: 'In keiner Domäne laufen Kennwörter ab.',
      each: { count: '{{name}}: Kennwörter gelten {{days}}.' },
    },
    'personal-devices-cannot-enroll': {
      target: 'Private Geräte lassen sich auf keiner Plattform registrieren.',
      each: {
        on: '{{name}}: Private Geräte lassen sich nicht registrieren.',
        off: '{{name}}: Private Geräte lassen sich registrieren.',
      },
      called: {
        androidRestriction: 'Android',
        iosRestriction: 'iOS',
        macOSRestriction: 'macOS',
        windowsRestriction: 'Windows',
      },
    },
    'phishing-reportable': {
      target: 'Benutzer können Phishing an Microsoft oder an ein eigenes Postfach des Unternehmens melden.',
      members: {
        EnableReportToMicrosoft: {
          on: 'Meldungen von Benutzern gehen an Microsoft.',
          off: 'Meldungen von Benutzern gehen nicht an Microsoft.',
        },
        ReportPhishToCustomizedAddress: {
          on: 'Gemeldetes Phishing geht an ein eigenes Postfach des Unternehmens.',
          off: 'Gemeldetes Phishing geht nicht an ein eigenes Postfach des Unternehmens.',
        },
      },
    },
    'preset-security-policies-on': {
      met: 'Voreingestellte Sicherheitsrichtlinien gelten für alle.',
      empty: 'Eine voreingestellte Sicherheitsrichtlinie wurde nie eingeschaltet.',
      names: 'Voreingestellte Sicherheitsrichtlinien gelten nicht für alle: {{names}}.',
    },
    'privileged-accounts-of-the-cloud': {
      empty: 'Kein Konto mit einer hoch privilegierten Rolle stammt aus einem lokalen Verzeichnis.',
      names_one:
        '{{count}} Konto mit einer hoch privilegierten Rolle stammt aus einem lokalen Verzeichnis: {{names}}.',
      names_other:
        '{{count}} Konten mit einer hoch privilegierten Rolle stammen aus einem lokalen Verzeichnis: {{names}}.',
    },
    'qr-codes-off': {
      values: {
        disabled: 'Die Anmeldung per QR-Code ist aus.',
        enabled: 'Die Anmeldung per QR-Code ist an.',
      },
    },
    'registering-users-not-local-administrators': {
      target:
        'Nur ausgewählte Benutzer, oder niemand, werden lokale Administratoren der Geräte, die sie einbinden.',
      values: {
        noDeviceRegistrationMembership:
          'Niemand wird lokaler Administrator eines Geräts, indem er es einbindet.',
        enumeratedDeviceRegistrationMembership:
          'Nur ausgewählte Benutzer werden lokale Administratoren der Geräte, die sie einbinden.',
        allDeviceRegistrationMembership:
          'Jeder Benutzer wird lokaler Administrator der Geräte, die er einbindet.',
      },
    },
    'registration-campaign-on': {
      values: {
        enabled: 'Die Registrierungskampagne für Microsoft Authenticator ist an.',
        default: 'Die Registrierungskampagne für Microsoft Authenticator führt Microsoft durch.',
        disabled: 'Die Registrierungskampagne für Microsoft Authenticator ist aus.',
      },
    },
    'resource-mailboxes-blocked': {
      zero: 'An keinem Raum- oder Gerätepostfach ist eine Anmeldung möglich.',
      count_one: 'An {{count}} Raum- oder Gerätepostfach ist eine Anmeldung möglich.',
      count_other: 'An {{count}} Raum- und Gerätepostfächern ist eine Anmeldung möglich.',
    },
    'retired-grant-not-used': {
      empty: 'Keine Richtlinie in Kraft verlangt eine genehmigte Client-App, was es nicht mehr geben soll.',
      names_one:
        '{{count}} Richtlinie verlangt eine genehmigte Client-App, was es nicht mehr geben soll: {{names}}.',
      names_other:
        '{{count}} Richtlinien verlangen eine genehmigte Client-App, was es nicht mehr geben soll: {{names}}.',
    },
    'risks-in-separate-policies': {
      empty: 'Keine Richtlinie in Kraft sieht Benutzerrisiko und Anmelderisiko zugleich an.',
      names_one: '{{count}} Richtlinie sieht Benutzerrisiko und Anmelderisiko zugleich an: {{names}}.',
      names_other: '{{count}} Richtlinien sehen Benutzerrisiko und Anmelderisiko zugleich an: {{names}}.',
    },
    'risky-agents-blocked': { target: 'KI-Agents mit hohem Risiko sind blockiert.' },
    'risky-app-consent-blocked': {
      on: 'Benutzer können riskanten Apps zustimmen.',
      off: 'Benutzer können riskanten Apps nicht zustimmen.',
    },
    'risky-sign-ins-handled': {
      target:
        'Eine Anmeldung mit hohem Risiko ist blockiert oder braucht einen zweiten Faktor, für alle in jeder App.',
    },
    'risky-users-handled': {
      target: 'Ein Benutzer mit hohem Risiko ist blockiert oder muss das Kennwort ändern, in jeder App.',
    },
    'security-defaults-or-policies-on': {
      target: 'Sicherheitsstandards sind an, oder eine Richtlinie für bedingten Zugriff ist in Kraft.',
      members: {
        isEnabled: { on: 'Sicherheitsstandards sind an.', off: 'Sicherheitsstandards sind aus.' },
        policies: {
          zero: 'Keine Richtlinie für bedingten Zugriff ist in Kraft.',
          count_one: '{{count}} Richtlinie für bedingten Zugriff ist in Kraft.',
          count_other: '{{count}} Richtlinien für bedingten Zugriff sind in Kraft.',
        },
      },
    },
    'security-info-registration-protected': {
      target:
        'Wer Sicherheitsinformationen registriert, braucht einen zweiten Faktor oder ein konformes Gerät.',
    },
    'sender-policies-honored': {
      met: 'Jede Richtlinie tut, was der DMARC-Eintrag eines Absenders verlangt.',
      off: 'Eine Richtlinie beachtet nicht, was der DMARC-Eintrag eines Absenders verlangt.',
    },
    'session-tokens-protected': {
      target: 'Sitzungen sind an das Gerät gebunden, auf dem sie begonnen haben.',
    },
    'shared-files-scanned': {
      target:
        'Dateien in SharePoint, OneDrive und Teams werden geprüft, Office-Dateien vor dem Bearbeiten, und schädliche bleiben zu.',
      members: {
        EnableATPForSPOTeamsODB: {
          on: 'Dateien in SharePoint, OneDrive und Teams werden geprüft.',
          off: 'Dateien in SharePoint, OneDrive und Teams werden nicht geprüft.',
        },
        EnableSafeDocs: {
          on: 'Office-Dateien werden vor dem Bearbeiten geprüft.',
          off: 'Office-Dateien werden vor dem Bearbeiten nicht geprüft.',
        },
        AllowSafeDocsOpen: {
          on: 'Benutzer können eine als schädlich erkannte Datei öffnen.',
          off: 'Benutzer können eine als schädlich erkannte Datei nicht öffnen.',
        },
      },
    },
    'shared-mailboxes-blocked': {
      zero: 'An keinem freigegebenen Postfach ist eine Anmeldung möglich.',
      count_one: 'An {{count}} freigegebenen Postfach ist eine Anmeldung möglich.',
      count_other: 'An {{count}} freigegebenen Postfächern ist eine Anmeldung möglich.',
    },
    'sharepoint-idle-sign-out': {
      target: 'Browser, die niemand nutzt, werden nach höchstens 1 Stunde abgemeldet.',
      off: 'Browser, die niemand nutzt, werden nie abgemeldet.',
      zero: 'Es ist keine Zeit festgelegt, nach der Browser abgemeldet werden.',
      count: 'Browser, die {{seconds}} niemand nutzt, werden abgemeldet.',
    },
    'sharepoint-legacy-authentication-off': {
      on: 'Apps ohne moderne Authentifizierung können SharePoint öffnen.',
      off: 'Apps ohne moderne Authentifizierung können SharePoint nicht öffnen.',
    },
    'sharing-domains-restricted': {
      target: 'Inhalte werden nur mit Domänen auf einer Liste geteilt oder gar nicht.',
      values: {
        disabled: 'Inhalte werden nicht nach außen geteilt.',
        none: 'Inhalte können mit jeder Domäne geteilt werden.',
        blockList: 'Inhalte können mit jeder Domäne geteilt werden, die nicht auf einer Sperrliste steht.',
      },
      empty: 'Inhalte sind auf Domänen einer Liste beschränkt, auf der keine steht.',
      names_one: 'Inhalte werden nur mit {{count}} Domäne geteilt: {{names}}.',
      names_other: 'Inhalte werden nur mit {{count}} Domänen geteilt: {{names}}.',
    },
    'sign-ins-limited-by-country': {
      target:
        'Anmeldungen aus bestimmten Ländern, oder aus allen bis auf bestimmte, sind in jeder App blockiert.',
    },
    'smart-lockout-strict': {
      target: 'Ein Konto wird nach höchstens 10 falschen Kennwörtern gesperrt, für mindestens 1 Minute.',
      members: {
        LockoutThreshold: {
          zero: 'Konten werden nie gesperrt.',
          count_one: 'Ein Konto wird nach {{count}} falschen Kennwort gesperrt.',
          count_other: 'Ein Konto wird nach {{count}} falschen Kennwörtern gesperrt.',
        },
        LockoutDurationInSeconds: { count: 'Eine Sperre dauert {{seconds}}.' },
      },
    },
    'sms-codes-off': { values: { disabled: 'Codes per SMS sind aus.', enabled: 'Codes per SMS sind an.' } },
    'sms-sign-in-off': {
      on: 'Benutzer können sich allein mit einer Telefonnummer anmelden.',
      off: 'Niemand kann sich allein mit einer Telefonnummer anmelden.',
    },
    'smtp-authentication-off': {
      on: 'SMTP AUTH ist für den Mandanten aus.',
      off: 'SMTP AUTH ist für den Mandanten an.',
    },
    'spam-and-phish-quarantined': {
      met: 'Spam geht in den Junk-E-Mail-Ordner oder in Quarantäne, sehr wahrscheinlicher Spam und Phishing in Quarantäne, wo sie 30 Tage bleiben, und der Schwellenwert für Massen-E-Mails ist höchstens 6.',
      values: {
        MoveToJmf: 'Eine Richtlinie legt sehr wahrscheinlichen Spam oder Phishing in den Junk-E-Mail-Ordner.',
        AddXHeader: 'Eine Richtlinie stellt Spam oder Phishing mit einem Vermerk im Kopf zu.',
        ModifySubject: 'Eine Richtlinie stellt Spam oder Phishing mit geändertem Betreff zu.',
        Redirect: 'Eine Richtlinie leitet Spam oder Phishing an jemanden um.',
        Delete: 'Eine Richtlinie löscht Spam oder Phishing, sodass niemand es mehr ansehen kann.',
        NoAction: 'Eine Richtlinie stellt Spam oder Phishing zu.',
      },
      count:
        'In einer Richtlinie ist der Schwellenwert für Massen-E-Mails oder die Zahl der Tage in Quarantäne {{number}}.',
    },
    'strongest-method-preferred': {
      target: 'Allen wird die stärkste registrierte Methode zuerst angeboten.',
      values: {
        enabled: 'Allen wird die stärkste registrierte Methode zuerst angeboten.',
        disabled: 'Die stärkste registrierte Methode wird nicht zuerst angeboten.',
        default: 'Welche Methode zuerst angeboten wird, ist der Vorgabe von Microsoft überlassen.',
      },
      empty: 'Die stärkste registrierte Methode wird niemandem zuerst angeboten.',
      names_one: 'Die stärkste registrierte Methode wird nur {{count}} Gruppe zuerst angeboten.',
      names_other: 'Die stärkste registrierte Methode wird nur {{count}} Gruppen zuerst angeboten.',
    },
    'suspicious-prompts-reportable': {
      values: {
        enabled: 'Alle können eine verdächtige Anfrage melden.',
        disabled: 'Niemand kann eine verdächtige Anfrage melden.',
        default:
          'Ob eine verdächtige Anfrage gemeldet werden kann, ist der Vorgabe von Microsoft überlassen.',
      },
      group: 'Nur eine Gruppe kann eine verdächtige Anfrage melden.',
    },
    'synchronization-accounts-left-out': {
      empty: 'Jede Richtlinie, die von allen etwas verlangt, nimmt die Synchronisierungskonten aus.',
      names_one: '{{count}} Richtlinie verlangt auch von den Synchronisierungskonten etwas: {{names}}.',
      names_other: '{{count}} Richtlinien verlangen auch von den Synchronisierungskonten etwas: {{names}}.',
    },
    'teams-threats-removed': {
      on: 'Phishing und Schadsoftware werden auch nach der Zustellung aus Teams entfernt.',
      off: 'Zugestelltes Phishing und zugestellte Schadsoftware bleiben in Teams.',
    },
    'temporary-access-pass-once': {
      met: 'Der befristete Zugriffspass ist an und gilt einmal und höchstens 8 Stunden.',
      off: 'Ein befristeter Zugriffspass lässt sich mehr als einmal benutzen.',
      count: 'Ein befristeter Zugriffspass kann {{minutes}} gelten.',
      values: { disabled: 'Der befristete Zugriffspass ist aus.' },
    },
    'third-party-storage-off': {
      on: 'Microsoft 365 im Web kann Speicher anderer Anbieter öffnen.',
      off: 'Microsoft 365 im Web kann Speicher anderer Anbieter nicht öffnen.',
      nothing:
        'Speicher anderer Anbieter ist nicht ausgeschaltet: Seine App kommt eingeschaltet mit dem Ersten, der sie nutzt.',
    },
    'unified-audit-log-on': {
      on: 'Das einheitliche Überwachungsprotokoll ist an.',
      off: 'Das einheitliche Überwachungsprotokoll ist aus.',
    },
    'unknown-platforms-blocked': {
      target: 'Anmeldungen von unbekannten Plattformen sind für alle in jeder App blockiert.',
    },
    'unmanaged-devices-limited-by-apps': {
      target: 'Apps von Office 365 schränken ein, was auf nicht verwalteten Geräten möglich ist.',
    },
    'unsafe-attachments-blocked': {
      met: 'In jeder Richtlinie blockieren sichere Anlagen, was nicht sicher ist.',
      empty: 'Der Mandant hat keine eigene Richtlinie für sichere Anlagen.',
      off: 'Eine Richtlinie für sichere Anlagen ist aus.',
      values: {
        Allow: 'Eine Richtlinie für sichere Anlagen beobachtet nur und stellt zu, was nicht sicher ist.',
        Replace: 'Eine Richtlinie für sichere Anlagen entfernt die Anlage und stellt die E-Mail zu.',
      },
    },
    'usage-reports-show-names': {
      on: 'Nutzungsberichte verbergen die Namen der Benutzer.',
      off: 'Nutzungsberichte zeigen die Namen der Benutzer.',
    },
    'user-consent-off': {
      empty: 'Benutzer können Apps nicht selbst zustimmen.',
      names: 'Benutzer können Apps selbst zustimmen.',
    },
    'users-can-reset-passwords': {
      zero: 'Jeder Benutzer kann das Kennwort selbst zurücksetzen.',
      count_one: '{{count}} Benutzer kann das Kennwort nicht selbst zurücksetzen.',
      count_other: '{{count}} Benutzer können das Kennwort nicht selbst zurücksetzen.',
    },
    'users-can-use-a-second-factor': {
      zero: 'Jeder Benutzer hat einen zweiten Faktor registriert.',
      count_one: '{{count}} Benutzer hat keinen zweiten Faktor registriert.',
      count_other: '{{count}} Benutzer haben keinen zweiten Faktor registriert.',
    },
    'users-cannot-create-security-groups': {
      on: 'Benutzer können Sicherheitsgruppen erstellen.',
      off: 'Benutzer können keine Sicherheitsgruppen erstellen.',
    },
    'users-cannot-create-sites': {
      on: 'Benutzer können SharePoint-Websites erstellen.',
      off: 'Benutzer können keine SharePoint-Websites erstellen.',
    },
    'users-cannot-create-tenants': {
      on: 'Benutzer können Mandanten erstellen.',
      off: 'Benutzer können keine Mandanten erstellen.',
    },
    'users-cannot-install-add-ins': {
      empty: 'Benutzer können in Outlook keine Add-Ins installieren.',
      names: 'Benutzer können in Outlook Add-Ins installieren: {{names}}.',
      called: {
        'My Custom Apps': 'eigene',
        'My Marketplace Apps': 'die aus dem Store',
        'My ReadWriteMailbox Apps': 'die das Postfach lesen und ändern',
      },
    },
    'users-cannot-read-bitlocker-keys': {
      on: 'Benutzer können die BitLocker-Schlüssel ihrer Geräte lesen.',
      off: 'Benutzer können die BitLocker-Schlüssel ihrer Geräte nicht lesen.',
    },
    'users-cannot-register-apps': {
      on: 'Benutzer können Anwendungen registrieren.',
      off: 'Benutzer können keine Anwendungen registrieren.',
    },
    'voice-calls-off': {
      values: {
        disabled: 'Anrufe als zweiter Faktor sind aus.',
        enabled: 'Anrufe als zweiter Faktor sind an.',
      },
    },
    'web-mail-storage-providers-off': {
      on: 'Outlook im Web kann Speicher anderer Anbieter öffnen.',
      off: 'Outlook im Web kann Speicher anderer Anbieter nicht öffnen.',
    },
    'web-sessions-time-out': {
      target: 'Websitzungen enden spätestens, wenn sie {{duration}} niemand nutzt.',
      nothing: 'Websitzungen, die niemand nutzt, enden nie.',
      duration: 'Websitzungen enden, wenn sie {{duration}} niemand nutzt.',
    },
  },
} satisfies Translation<'de', 'checkFindings'>
