import type { Translation } from '../translation.ts'

export const checkSteps = {
  'admin-portals-need-a-second-factor': {
    steps: {
      1: 'Wählen Sie „New policy“; wählen Sie unter „Users“ › „Directory roles“ die Administratorrollen aus, und schließen Sie die Gruppe der Notfallkonten aus.',
      2: 'Wählen Sie unter „Target resources“ „Microsoft Admin Portals“ und „Windows Azure Service Management API“ aus.',
      3: 'Wählen Sie unter „Grant“ „Require multifactor authentication“.',
      4: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Administratoren ohne registrierte Methode kommen nicht mehr in die Verwaltungsportale. „User registration details“ unter „Authentication methods“ zeigt, wer keine hat.',
  },
  'administrator-sessions-limited': {
    steps: {
      1: 'Wählen Sie „New policy“; wählen Sie unter „Users“ › „Directory roles“ die Administratorrollen aus, und schließen Sie die Gruppe der Notfallkonten aus.',
      2: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      3: 'Stellen Sie unter „Session“ „Sign-in frequency“ auf 4 Stunden und „Persistent browser session“ auf „Never persistent“.',
      4: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Administratoren melden sich im Lauf des Tages neu an, und Skripte, die als Administrator laufen, enden nach vier Stunden. Stellen Sie diese vorher auf eine App oder eine verwaltete Identität um.',
  },
  'administrators-need-a-second-factor': {
    steps: {
      1: 'Wählen Sie „New policy“; wählen Sie unter „Users“ › „Directory roles“ die Administratorrollen aus, und schließen Sie die Gruppe der Notfallkonten aus.',
      2: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      3: 'Wählen Sie unter „Grant“ „Require multifactor authentication“.',
      4: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
      5: 'Schalten Sie ohne Microsoft Entra ID P1 stattdessen die Sicherheitsstandards ein: „Overview“ › „Properties“ › „Manage security defaults“.',
    },
    breaks:
      'Administratoren ohne registrierte Methode können sich nicht anmelden, und Skripte mit dem Kennwort eines Administrators schlagen fehl. „User registration details“ und die Anmeldeprotokolle zeigen beides.',
  },
  'administrators-use-phishing-resistant-methods': {
    steps: {
      1: 'Lassen Sie jeden Administrator einen Passkey, Windows Hello for Business oder ein Zertifikat registrieren.',
      2: 'Wählen Sie „New policy“; wählen Sie unter „Users“ › „Directory roles“ die Administratorrollen aus, und schließen Sie die Gruppe der Notfallkonten aus.',
      3: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      4: 'Wählen Sie unter „Grant“ „Require authentication strength“ und „Phishing-resistant MFA“.',
      5: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Administratoren, die nur eine Authenticator-App oder SMS haben, können sich nicht mehr anmelden. „User registration details“ zeigt die Methoden von jedem.',
  },
  'authentication-transfer-blocked': {
    steps: {
      1: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      2: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      3: 'Wählen Sie unter „Conditions“ › „Authentication flows“ „Authentication transfer“ aus.',
      4: 'Wählen Sie unter „Grant“ „Block access“.',
      5: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Benutzer können eine Sitzung nicht mehr per QR-Code auf ihr Telefon holen und melden sich dort an. Die Anmeldeprotokolle, nach „Original transfer method“ gefiltert, zeigen, wer es tut.',
  },
  'device-code-flow-blocked': {
    steps: {
      1: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      2: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      3: 'Wählen Sie unter „Conditions“ › „Authentication flows“ „Device code flow“ aus.',
      4: 'Wählen Sie unter „Grant“ „Block access“.',
      5: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Besprechungsräume, gemeinsame Bildschirme und Befehlszeilenwerkzeuge, die sich mit einem Code anmelden, funktionieren nicht mehr. Die Anmeldeprotokolle, nach „Authentication protocol“ und „Device code“ gefiltert, zeigen sie; nehmen Sie deren Konten aus, oder stellen Sie sie vorher um.',
  },
  'device-enrolment-asks-every-time': {
    steps: {
      1: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      2: 'Wählen Sie unter „Target resources“ „Microsoft Intune Enrollment“ aus; fehlt es, so erstellen Sie zuerst den Dienstprinzipal mit der App-ID d4ebce55-015a-49b5-a083-c84d1797ae8c.',
      3: 'Wählen Sie unter „Grant“ „Require multifactor authentication“.',
      4: 'Stellen Sie unter „Session“ „Sign-in frequency“ auf „Every time“.',
      5: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Wer ein Gerät registriert, meldet sich in diesem Moment mit MFA an. Eine Registrierung ohne Person am Gerät kann scheitern; fragen Sie, wer Geräte einrichtet und wie.',
  },
  'device-registration-needs-a-second-factor': {
    steps: {
      1: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      2: 'Wählen Sie unter „Target resources“ › „User actions“ „Register or join devices“ aus.',
      3: 'Wählen Sie unter „Grant“ „Require multifactor authentication“.',
      4: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
      5: 'Stellen Sie unter „Devices“ › „Device settings“ den Schalter, der MFA für das Registrieren oder Einbinden von Geräten verlangt, auf „No“; er kommt der Richtlinie in die Quere.',
    },
    breaks:
      'Wer ein Gerät einrichtet, braucht eine registrierte Methode. Neue Mitarbeiter haben am ersten Tag keine: Geben Sie ihnen einen befristeten Zugriffspass.',
  },
  'devices-are-compliant': {
    steps: {
      1: 'Sehen Sie nach, welche Geräte nicht konform sind und welche Einstellung jedem fehlt.',
      2: 'Beheben Sie zuerst, was vielen Geräten fehlt, etwa die Verschlüsselung oder eine aktuelle Version des Systems.',
      3: 'Lassen Sie die übrigen von ihren Benutzern in der App „Company Portal“ prüfen.',
      4: 'Nehmen Sie Geräte außer Betrieb, die niemand mehr nutzt.',
    },
    breaks:
      'Dies allein unterbricht niemanden. Wo eine Richtlinie ein konformes Gerät verlangt, bleibt draußen, wer an einem anderen arbeitet, bis es konform ist.',
  },
  'emergency-accounts-left-out': {
    steps: {
      1: 'Erstellen Sie zwei Konten, die es nur in der Cloud gibt, mit der Rolle „Global Administrator“ und je einem Passkey oder Zertifikat, und nehmen Sie sie in eine Gruppe auf.',
      2: 'Öffnen Sie jede Richtlinie, die eingeschaltet ist, und fügen Sie diese Gruppe unter „Users“ › „Exclude“ hinzu.',
      3: 'Richten Sie eine Warnung für jede Anmeldung dieser Konten ein.',
    },
    breaks:
      'Niemand wird unterbrochen. Diese Konten kommen an den Richtlinien vorbei: Schließen Sie ihre Schlüssel weg, und achten Sie auf ihre Anmeldungen.',
  },
  'everyone-needs-a-second-factor': {
    steps: {
      1: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      2: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      3: 'Wählen Sie unter „Grant“ „Require multifactor authentication“.',
      4: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
      5: 'Schalten Sie ohne Microsoft Entra ID P1 stattdessen die Sicherheitsstandards ein: „Overview“ › „Properties“ › „Manage security defaults“.',
    },
    breaks:
      'Benutzer ohne registrierte Methode müssen sich bei der nächsten Anmeldung registrieren. Dienstkonten, Skripte und Geräte, die sich nur mit einem Kennwort anmelden, schlagen fehl; die Anmeldeprotokolle zeigen sie, solange die Richtlinie auf „Report-only“ steht.',
  },
  'everyone-signs-in-again': {
    steps: {
      1: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      2: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      3: 'Stellen Sie unter „Session“ „Sign-in frequency“ auf eine Zahl von Tagen, etwa 7.',
      4: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Jeder meldet sich nach dieser Zeit auf jedem Gerät neu an. Besprechungsräume, Kioske und gemeinsame Bildschirme stehen still, bis es jemand tut; nehmen Sie deren Konten aus.',
  },
  'excluded-groups-covered-elsewhere': {
    steps: {
      1: 'Suchen Sie die Richtlinien, die die hier gefundene Gruppe ausschließen.',
      2: 'Nehmen Sie alle aus der Gruppe, die die Ausnahme nicht mehr brauchen.',
      3: 'Wählen Sie „New policy“, schließen Sie diese Gruppe unter „Users“ ein, und verlangen Sie dort etwas anderes, etwa ein verwaltetes Gerät.',
      4: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Mitglieder der Gruppe müssen die neue Richtlinie erfüllen, und wer es nicht kann, bleibt draußen. Die Anmeldeprotokolle zeigen sie, solange die Richtlinie auf „Report-only“ steht.',
  },
  'few-global-administrators': {
    steps: {
      1: 'Sehen Sie unter „Assignments“ nach, wer die Rolle hat.',
      2: 'Behalten Sie zwei bis vier Personen, die Notfallkonten mitgezählt.',
      3: 'Geben Sie den übrigen die kleinste Rolle, die für ihre Arbeit genügt, etwa „User Administrator“ oder „Exchange Administrator“.',
      4: 'Entfernen Sie deren Zuweisung von „Global Administrator“.',
    },
    breaks:
      'Sie und die Skripte unter ihren Konten verlieren, was nur ein globaler Administrator darf. Die Überwachungsprotokolle zeigen, was jeder zuletzt getan hat.',
  },
  'global-administrator-needs-approval': {
    steps: {
      1: 'Wählen Sie „Edit“ und dann „Require approval to activate“.',
      2: 'Wählen Sie mindestens zwei Personen aus, die genehmigen.',
      3: 'Wählen Sie „Update“.',
    },
    breaks:
      'Wer die Rolle braucht, wartet, bis jemand genehmigt. Sorgen Sie dafür, dass es auch nachts jemand kann und dass die Notfallkonten die Rolle dauerhaft haben.',
  },
  'google-administrators-have-a-second-factor': {
    steps: {
      1: 'Jede hier genannte Person die Bestätigung in zwei Schritten im eigenen Google-Konto einschalten lassen.',
      2: 'In der Liste der Benutzer nachsehen, ob bei ihnen unter „2-step verification enrollment“ „Enrolled“ steht.',
    },
    breaks: 'Wer noch keinen zweiten Faktor hat, muss einen einrichten.',
  },
  'google-administrators-use-passkeys': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Methods“ auf „Only security key“ stellen und speichern.',
    },
    breaks:
      'Administratoren ohne Sicherheitsschlüssel oder Passkey können sich nicht anmelden. Jeder sollte vorher zwei registrieren.',
  },
  'google-attachment-protection-on': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: 'Jeden Schutz unter „Attachments“ einschalten und speichern.',
    },
    breaks: 'Manche E-Mails mit ungewöhnlichen Anhängen landen im Spam oder erhalten eine Warnung.',
  },
  'google-automatic-forwarding-off': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Automatic forwarding“ ausschalten und speichern.',
    },
    breaks: 'E-Mails, die jemand selbst weiterleitet, kommen dort nicht mehr an.',
  },
  'google-calendars-show-no-details': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„External sharing options for primary calendars“ auf „Only free/busy information (hide event details)“ stellen und speichern.',
      3: '„External sharing options for secondary calendars“ auf „Only free/busy information (hide event details)“ stellen und speichern.',
    },
    breaks: 'Außenstehende, die in einen Kalender schauen, sehen keine Einzelheiten mehr.',
  },
  'google-chat-with-outsiders-limited': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Only allow this for allowlisted domains“ einschalten und speichern.',
    },
    breaks: 'Chats mit Personen anderer Domains enden. Vorher die Domains von Partnern eintragen.',
  },
  'google-drive-files-not-public': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„When sharing outside is allowed, users can make files and published web content visible to anyone with the link“ ausschalten und speichern.',
    },
    breaks:
      'Benutzer können keine Dateien mehr veröffentlichen. Bereits öffentliche Links sind gesondert zu suchen.',
  },
  'google-drive-files-private-at-first': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„General access default“ auf „Private to the owner“ stellen und speichern.',
    },
    breaks: 'Neue Dateien werden künftig von Hand freigegeben. Bestehende behalten ihre Freigaben.',
  },
  'google-drive-sharing-limited': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Sharing outside the organization“ auf „Allowlisted domains“ stellen und speichern.',
    },
    breaks:
      'Freigaben für Personen anderer Domains funktionieren nicht mehr. Vorher die Domains von Partnern eintragen.',
  },
  'google-enrolment-within-a-week': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„New user enrollment period“ auf „1 week“ stellen und speichern.',
    },
    breaks: 'Neue Benutzer, die länger warten, kommen nur mit Hilfe eines Administrators hinein.',
  },
  'google-few-super-administrators': {
    steps: {
      1: 'Unter „Admins“ nachsehen, wer die Rolle hat.',
      2: 'Wer sie nicht braucht, erhält eine kleinere Rolle und verliert diese; gibt es nur einen, erhält sie eine zweite Person.',
    },
    breaks: 'Wer die Rolle verliert, kann Einstellungen der ganzen Firma nicht mehr ändern.',
  },
  'google-imap-and-pop-off': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: 'Alles unter „POP and IMAP access“ ausschalten und speichern.',
    },
    breaks:
      'Mailprogramme mit IMAP oder POP erhalten keine E-Mails mehr. Ihre Benutzer vorher auf Gmail umstellen.',
  },
  'google-less-secure-apps-off': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Disable access to less secure apps“ wählen und speichern.',
    },
    breaks: 'Alte Scanner und Mailprogramme, die das Kennwort senden, funktionieren nicht mehr.',
  },
  'google-links-checked': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: 'Jeden Schutz unter „Links and external images“ einschalten und speichern.',
    },
    breaks: 'Benutzer sehen eine Warnung, bevor sie einem Link auf eine unbekannte Seite folgen.',
  },
  'google-mail-scanned-before-delivery': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Enhanced pre-delivery message scanning“ einschalten und speichern.',
    },
    breaks: 'Verdächtige Nachrichten kommen einige Minuten später an.',
  },
  'google-marketplace-apps-restricted': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Allow users to install and run only selected apps from the Marketplace“ wählen und speichern.',
    },
    breaks: 'Benutzer können keine anderen Apps mehr hinzufügen. Genutzte Apps vorher freigeben.',
  },
  'google-passwords-long': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Minimum length“ auf „12“ stellen und speichern.',
    },
    breaks: 'Benutzer mit kürzerem Kennwort wählen bei nächster Gelegenheit ein neues.',
  },
  'google-passwords-not-reused': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Allow password reuse“ ausschalten und speichern.',
    },
    breaks: 'Wer sein Kennwort ändert, muss ein neues wählen.',
  },
  'google-passwords-strong': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Enforce strong password“ einschalten und speichern.',
    },
    breaks: 'Benutzer mit schwachem Kennwort wählen bei nächster Gelegenheit ein neues.',
  },
  'google-second-factor-enforced': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Enforcement“ auf „On“ stellen und speichern.',
    },
    breaks: 'Benutzer ohne zweiten Faktor können sich nach Ablauf der Frist nicht mehr anmelden.',
  },
  'google-sessions-limited': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Web session duration“ auf „12 hours“ stellen und speichern.',
    },
    breaks: 'Benutzer melden sich an jedem Arbeitstag einmal an.',
  },
  'google-sms-codes-off': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Methods“ auf „Any except verification codes via text, phone call“ stellen und speichern.',
    },
    breaks: 'Wer nur Codes per SMS hat, muss vorher eine andere Methode einrichten.',
  },
  'google-spoofing-protection-on': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: 'Jeden Schutz unter „Spoofing and authentication“ einschalten und speichern.',
    },
    breaks: 'Manche E-Mails schlecht eingerichteter Absender werden markiert oder landen im Spam.',
  },
  'google-super-administrator-recovery-off': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Allow super admins to recover their account“ ausschalten und speichern.',
    },
    breaks: 'Ein Super Admin, der das Kennwort vergessen hat, braucht einen anderen.',
  },
  'google-takeout-off': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Google Takeout“ auf „OFF for everyone“ stellen und speichern.',
    },
    breaks: 'Benutzer können keine Kopie aller Daten mehr laden. Für Ausscheidende bei Bedarf einschalten.',
  },
  'google-unknown-apps-blocked': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Unconfigured third-party apps“ auf „Don’t allow users to access any third-party apps“ stellen und speichern.',
    },
    breaks:
      'Nicht freigegebene Apps funktionieren nicht mehr. Vorher nachsehen, welche genutzt werden, und diese freigeben.',
  },
  'google-user-recovery-off': {
    steps: {
      1: 'Die Organisation ganz oben in der Liste auswählen, danach jede Einheit oder Gruppe, für die etwas anderes eingestellt ist.',
      2: '„Allow users and non-super admins to recover their account“ ausschalten und speichern.',
    },
    breaks: 'Wer sein Kennwort vergessen hat, fragt einen Administrator.',
  },
  'groups-are-private': {
    steps: {
      1: 'Öffnen Sie eine öffentliche Gruppe und darin „Settings“.',
      2: 'Wählen Sie unter „Privacy“ „Private“, und speichern Sie.',
      3: 'Lassen Sie öffentlich, was für alle gedacht ist, und halten Sie das als Entscheidung zu dieser Prüfung fest.',
    },
    breaks:
      'Wer nicht Mitglied ist, kommt nicht mehr an Dateien, Kalender und Unterhaltungen der Gruppe. Fragen Sie die Besitzer, wer dazugehören soll.',
  },
  'guests-hold-no-privileged-role': {
    steps: {
      1: 'Öffnen Sie die Rolle, die der Gast hat, und darin „Assignments“.',
      2: 'Geben Sie der Person vorher einen anderen Weg, wenn die Arbeit weitergeht.',
      3: 'Entfernen Sie die Zuweisung des Gastes.',
    },
    breaks:
      'Der Gast kann den Mandanten nicht mehr verwalten. Partner arbeiten oft so: Vereinbaren Sie vorher einen anderen Weg, etwa delegierte Administratorrechte (GDAP).',
  },
  'guests-need-a-second-factor': {
    steps: {
      1: 'Wählen Sie „New policy“; wählen Sie unter „Users“ › „Select users and groups“ „Guest or external users“ und alle Arten davon aus.',
      2: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      3: 'Wählen Sie unter „Grant“ „Require multifactor authentication“.',
      4: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Gäste müssen hier eine Methode registrieren, wenn nicht der MFA ihres eigenen Mandanten vertraut wird. Darunter können Partner sein, die den Mandanten verwalten; die Anmeldeprotokolle zeigen, welche Gäste sich anmelden.',
  },
  'inactive-accounts-blocked': {
    steps: {
      1: 'Listen Sie die Konten auf, die 30 Tage nicht genutzt wurden: Das tut die erste Zeile des Befehls.',
      2: 'Finden Sie heraus, wofür jedes da ist: ein Dienst, ein freigegebenes Postfach, jemand in Elternzeit.',
      3: 'Öffnen Sie die, die niemand braucht, wählen Sie „Edit properties“, und nehmen Sie „Account enabled“ heraus.',
      4: 'Entziehen Sie ihre Lizenzen, wenn sie eine Weile niemand vermisst hat.',
    },
    breaks:
      'Wer das Konto nutzt, kann sich nicht mehr anmelden, und ein Dienst darunter steht still. Die Anmeldeprotokolle zeigen auch Anmeldungen ohne Person.',
  },
  'invitation-domains-restricted': {
    steps: {
      1: 'Notieren Sie die Domänen der vorhandenen Gäste und Partner.',
      2: 'Wählen Sie unter „Collaboration restrictions“ „Allow invitations only to the specified domains (most restrictive)“.',
      3: 'Tragen Sie die Domänen ein, und speichern Sie.',
    },
    breaks:
      'Niemand kann mehr Gäste aus anderen Domänen einladen; vorhandene Gäste bleiben. Die Benutzerliste, nach Gästen gefiltert, zeigt die genutzten Domänen.',
  },
  'legacy-authentication-blocked': {
    steps: {
      1: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      2: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      3: 'Wählen Sie unter „Conditions“ › „Client apps“ nur „Exchange ActiveSync clients“ und „Other clients“ aus.',
      4: 'Wählen Sie unter „Grant“ „Block access“.',
      5: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Alte Mailprogramme sowie Drucker und Skripte, die mit einem Kennwort senden, funktionieren nicht mehr. Die Anmeldeprotokolle, nach „Client app“ gefiltert, zeigen sie.',
  },
  'managed-device-required': {
    steps: {
      1: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      2: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      3: 'Wählen Sie unter „Grant“ „Require device to be marked as compliant“, „Require Microsoft Entra hybrid joined device“ und „Require one of the selected controls“.',
      4: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Private Geräte und verwaltete, die nicht konform sind, kommen an nichts mehr. Sehen Sie vorher in Intune nach, wie viele Geräte konform sind.',
  },
  'named-locations-used': {
    steps: {
      1: 'Wählen Sie „IP ranges location“, tragen Sie die öffentlichen Adressen des Unternehmens ein, und markieren Sie den Standort als vertrauenswürdig; oder wählen Sie „Countries location“.',
      2: 'Öffnen Sie eine Richtlinie, und schließen Sie den Standort unter „Network“ ein oder aus.',
      3: 'Stellen Sie die Richtlinie auf „On“.',
    },
    breaks:
      'Es ändert sich nichts, bis eine Richtlinie den Standort nutzt. Eine fehlende oder veraltete Adresse lässt sie die Falschen treffen; fragen Sie den Internetanbieter nach den festen Adressen.',
  },
  'no-app-can-make-administrators': {
    steps: {
      1: 'Öffnen Sie die App, die hier gefunden wurde, und darin „Permissions“.',
      2: 'Fragen Sie den Besitzer oder Hersteller, welche davon sie braucht.',
      3: 'Widerrufen Sie unter „Admin consent“ die hier gefundene Berechtigung; löschen Sie die App, wenn niemand sie nutzt.',
      4: 'Entfernen Sie geheime Clientschlüssel der App, die nicht mehr gebraucht werden.',
    },
    breaks:
      'Was die App mit Rollen und Berechtigungen tut, hört auf. Die Überwachungsprotokolle, nach der App gefiltert, zeigen, ob sie zuletzt etwas getan hat.',
  },
  'no-permanent-privileged-roles': {
    steps: {
      1: 'Sehen Sie unter „Active assignments“ nach, wer eine privilegierte Rolle dauerhaft hat.',
      2: 'Wählen Sie „Add assignments“, und geben Sie jedem dieselbe Rolle als „Eligible“.',
      3: 'Lassen Sie jeden die Rolle einmal aktivieren.',
      4: 'Entfernen Sie die dauerhaften Zuweisungen, außer „Global Administrator“ bei zwei Notfallkonten.',
    },
    breaks:
      'Administratoren aktivieren ihre Rolle vor der Arbeit. Dienste und Apps können das nicht: Finden Sie vorher heraus, welche Konten keiner Person gehören.',
  },
  'no-rule-lets-domains-through': {
    steps: {
      1: 'Öffnen Sie die Regel, die hier gefunden wurde, und notieren Sie ihre Domänen und was sie sonst tut.',
      2: 'Lassen Sie irrtümlich Gefiltertes stattdessen in der „Tenant Allow/Block List“ des Defender-Portals zu.',
      3: 'Schalten Sie die Regel aus, oder entfernen Sie ihr Spam-Konfidenzlevel (SCL) von -1.',
    },
    breaks:
      'Mails dieser Domänen werden gefiltert wie andere und können im Junk-Ordner oder in der Quarantäne landen. „Message trace“ zeigt, was zuletzt von ihnen kam.',
  },
  'password-hashes-synchronized': {
    steps: {
      1: 'Öffnen Sie auf dem Server „Microsoft Entra Connect Sync“, und wählen Sie „Configure“ › „Customize synchronization options“.',
      2: 'Wählen Sie unter „Optional features“ „Password hash synchronization“ aus.',
      3: 'Schließen Sie den Assistenten ab.',
      4: 'Sehen Sie auf der Seite oben nach, ob sie eingeschaltet ist.',
    },
    breaks:
      'Niemand wird unterbrochen: Die Anmeldung bleibt, wie sie ist. Hashes der Kennworthashes liegen dann in der Cloud; wer für den Datenschutz zuständig ist, sollte es wissen.',
  },
  'preset-security-policies-on': {
    steps: {
      1: 'Wählen Sie unter „Standard protection“ „Manage protection settings“.',
      2: 'Wenden Sie den Schutz von Exchange Online Protection und Defender for Office 365 auf „All recipients“ an.',
      3: 'Tragen Sie die Personen und Domänen ein, für die sich andere ausgeben könnten.',
      4: 'Wählen Sie „Turn on the policy when finished“, und bestätigen Sie.',
      5: 'Der Befehl schaltet eine Voreinstellung wieder ein, die schon einmal an war; beim ersten Mal braucht es das Portal.',
    },
    breaks:
      'Mehr Mails landen im Junk-Ordner oder in der Quarantäne, und Links und Anhänge werden vor dem Öffnen geprüft. Die Voreinstellung geht eigenen Richtlinien vor: Notieren Sie deren Ausnahmen vorher.',
  },
  'privileged-accounts-of-the-cloud': {
    steps: {
      1: 'Erstellen Sie für jede dieser Personen ein zweites Konto, das es nur in der Cloud gibt.',
      2: 'Geben Sie ihm die Rolle, und lassen Sie die Person eine Phishing-resistente Methode registrieren.',
      3: 'Entfernen Sie die Rollen des lokal verwalteten Kontos.',
    },
    breaks:
      'Diese Personen verwalten mit einem zweiten Konto. Skripte und Dienste unter dem ersten verlieren ihre Rechte; die Anmeldeprotokolle zeigen sie.',
  },
  'resource-mailboxes-blocked': {
    steps: {
      1: 'Suchen Sie die Konten der Räume und Geräte; die erste Zeile des Befehls listet sie auf.',
      2: 'Öffnen Sie jedes davon, wählen Sie „Block sign-in“, und speichern Sie.',
      3: 'Lassen Sie Räume aus, deren Gerät sich mit diesem Konto anmeldet, und halten Sie das als Entscheidung zu dieser Prüfung fest.',
    },
    breaks:
      'Räume und Geräte lassen sich buchen wie bisher. Ein Gerät, das sich mit dem Konto anmeldet, etwa ein Konferenzsystem, steht still; die Anmeldeprotokolle zeigen es.',
  },
  'retired-grant-not-used': {
    steps: {
      1: 'Sorgen Sie dafür, dass eine App-Schutzrichtlinie in Intune die genutzten Apps abdeckt.',
      2: 'Öffnen Sie jede Richtlinie, die hier gefunden wurde.',
      3: 'Nehmen Sie unter „Grant“ „Require approved client app“ heraus, und wählen Sie „Require app protection policy“.',
      4: 'Speichern Sie, und probieren Sie es mit dem Telefon einer Person.',
    },
    breaks:
      'Mobile Apps ohne App-Schutzrichtlinie werden ausgesperrt. Die Anmeldeprotokolle zeigen, welche Apps genutzt werden.',
  },
  'risks-in-separate-policies': {
    steps: {
      1: 'Öffnen Sie jede Richtlinie, die hier gefunden wurde.',
      2: 'Nehmen Sie eine der Bedingungen „User risk“ und „Sign-in risk“ heraus.',
      3: 'Wählen Sie „New policy“, und erstellen Sie eine mit der anderen Bedingung für dieselben Personen.',
      4: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Bisher mussten beide Risiken zugleich da sein; nun genügt jedes, und mehr Personen müssen sich ausweisen oder ihr Kennwort ändern. Die Berichte von „ID Protection“ zeigen, wie viele.',
  },
  'risky-agents-blocked': {
    steps: {
      1: 'Wählen Sie „New policy“; wählen Sie unter „Users, agents or workload identities“ „Agents“, und schließen Sie „All agent identities“ ein.',
      2: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      3: 'Wählen Sie unter „Conditions“ › „Agent risk“ „High“ aus.',
      4: 'Wählen Sie unter „Grant“ „Block access“.',
      5: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Agenten mit hohem Risiko können sich nicht anmelden, und was sie für Personen tun, hört auf. Die Berichte von „ID Protection“ zeigen sie.',
  },
  'risky-sign-ins-handled': {
    steps: {
      1: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      2: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      3: 'Wählen Sie unter „Conditions“ › „Sign-in risk“ „High“ und „Medium“ aus.',
      4: 'Wählen Sie unter „Grant“ „Require multifactor authentication“.',
      5: 'Stellen Sie unter „Session“ „Sign-in frequency“ auf „Every time“.',
      6: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Benutzer ohne registrierte Methode bleiben draußen, wenn eine Anmeldung riskant aussieht. „Risky sign-ins“ in „ID Protection“ zeigt, wie oft das vorkam.',
  },
  'risky-users-handled': {
    steps: {
      1: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      2: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      3: 'Wählen Sie unter „Conditions“ › „User risk“ „High“ aus.',
      4: 'Wählen Sie unter „Grant“ „Require multifactor authentication“, „Require password change“ und „Require all the selected controls“.',
      5: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Benutzer mit hohem Risiko müssen ihr Kennwort ändern; lokal verwaltete können es nur mit Kennwortrückschreiben. „Risky users“ in „ID Protection“ zeigt, wen es trifft.',
  },
  'security-defaults-or-policies-on': {
    steps: {
      1: 'Kündigen Sie an, dass sich alle für MFA registrieren müssen.',
      2: 'Wählen Sie „Manage security defaults“.',
      3: 'Wählen Sie „Enabled“, und speichern Sie.',
      4: 'Erstellen Sie mit Microsoft Entra ID P1 stattdessen Richtlinien unter „Conditional Access“.',
    },
    breaks:
      'Alle müssen sich für MFA registrieren, und die Legacy-Authentifizierung ist blockiert. Die Anmeldeprotokolle, nach „Client app“ gefiltert, zeigen, was sie noch nutzt.',
  },
  'security-info-registration-protected': {
    steps: {
      1: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      2: 'Wählen Sie unter „Target resources“ › „User actions“ „Register security information“ aus.',
      3: 'Schließen Sie unter „Network“ „Any network or location“ ein und „All trusted networks and locations“ aus.',
      4: 'Wählen Sie unter „Grant“ „Require multifactor authentication“.',
      5: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Neue Benutzer können sich nur an einem vertrauenswürdigen Standort oder mit einem befristeten Zugriffspass registrieren. Erstellen Sie ihn vor dem ersten Tag unter „Authentication methods“ des Benutzers.',
  },
  'session-tokens-protected': {
    steps: {
      1: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      2: 'Wählen Sie unter „Target resources“ „Office 365 Exchange Online“ und „Office 365 SharePoint Online“ aus.',
      3: 'Stellen Sie unter „Conditions“ „Device platforms“ auf „Windows“ und „Client apps“ auf „Mobile apps and desktop clients“.',
      4: 'Wählen Sie unter „Session“ „Require token protection for sign-in sessions“.',
      5: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Apps, die das nicht können, und nicht registrierte Windows-Geräte kommen nicht mehr an Mails und Dateien. Die Anmeldeprotokolle zeigen sie, solange die Richtlinie auf „Report-only“ steht.',
  },
  'sharing-domains-restricted': {
    steps: {
      1: 'Notieren Sie die Domänen, mit denen geteilt wird.',
      2: 'Öffnen Sie „More external sharing settings“, und wählen Sie „Limit external sharing by domain“ und „Add domains“.',
      3: 'Wählen Sie „Allow only specific domains“, tragen Sie sie ein, und speichern Sie.',
    },
    breaks:
      'Dateien und Websites lassen sich nicht mehr mit anderen Domänen teilen. Die Liste der Gäste im Microsoft Entra Admin Center zeigt, welche Domänen genutzt werden.',
  },
  'sign-ins-limited-by-country': {
    steps: {
      1: 'Erstellen Sie unter „Named locations“ eine „Countries location“ mit den Ländern, in denen gearbeitet wird.',
      2: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      3: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      4: 'Schließen Sie unter „Network“ „Any network or location“ ein und diesen Standort aus.',
      5: 'Wählen Sie unter „Grant“ „Block access“.',
      6: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Wer reist oder über ein VPN mit einer Adresse von anderswo kommt, wird ausgesperrt. Die Anmeldeprotokolle zeigen den Ort jeder Anmeldung; klären Sie vorher, was Reisende tun.',
  },
  'synchronization-accounts-left-out': {
    steps: {
      1: 'Öffnen Sie jede Richtlinie, die hier gefunden wurde.',
      2: 'Wählen Sie unter „Users“ › „Exclude“ › „Directory roles“ „Directory Synchronization Accounts“ aus.',
      3: 'Speichern Sie, und sehen Sie unter „Entra Connect“ › „Connect Sync“ nach, ob die Synchronisierung läuft.',
    },
    breaks: 'Niemand wird unterbrochen: Mit diesen Konten meldet sich keine Person an.',
  },
  'unknown-platforms-blocked': {
    steps: {
      1: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      2: 'Schließen Sie unter „Target resources“ „All resources“ ein.',
      3: 'Schließen Sie unter „Conditions“ › „Device platforms“ „Any device“ ein und „Android“, „iOS“, „Windows“, „macOS“ und „Linux“ aus.',
      4: 'Wählen Sie unter „Grant“ „Block access“.',
      5: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
    },
    breaks:
      'Geräte mit einem anderen System, etwa ChromeOS, und solche, die ihres nicht nennen, werden ausgesperrt. Die Anmeldeprotokolle zeigen das System jeder Anmeldung.',
  },
  'unmanaged-devices-limited-by-apps': {
    steps: {
      1: 'Wählen Sie „New policy“; schließen Sie unter „Users“ „All users“ ein und die Gruppe der Notfallkonten aus.',
      2: 'Wählen Sie unter „Target resources“ „Office 365“ aus.',
      3: 'Wählen Sie unter „Session“ „Use app enforced restrictions“.',
      4: 'Erstellen Sie sie als „Report-only“, sehen Sie in den Anmeldeprotokollen nach, wen sie aufhalten würde, und stellen Sie sie dann auf „On“.',
      5: 'Stellen Sie im SharePoint Admin Center „Policies“ › „Access control“ › „Unmanaged devices“ auf „Allow limited, web-only access“.',
    },
    breaks:
      'Auf Geräten, die niemand verwaltet, öffnen sich Dateien nur im Browser: ohne Download, Druck und Synchronisierung. Sagen Sie es denen, die auf privaten Geräten arbeiten.',
  },
  'users-can-reset-passwords': {
    steps: {
      1: 'Stellen Sie unter „Properties“ „Self service password reset enabled“ auf „All“.',
      2: 'Stellen Sie unter „Authentication methods“ „Number of methods required to reset“ auf 2.',
      3: 'Verlangen Sie unter „Registration“, dass sich Benutzer bei der Anmeldung registrieren.',
      4: 'Schalten Sie für lokal verwaltete Benutzer unter „On-premises integration“ das Kennwortrückschreiben ein.',
    },
    breaks:
      'Niemand wird unterbrochen. Benutzer werden bei der Anmeldung nach ihren Methoden gefragt; sagen Sie es dem Helpdesk.',
  },
  'users-can-use-a-second-factor': {
    steps: {
      1: 'Sehen Sie unter „User registration details“ nach, wer keine Methode hat.',
      2: 'Stellen Sie den Status von „Registration campaign“ für alle Benutzer auf „Enabled“.',
      3: 'Erstellen Sie einen befristeten Zugriffspass für die, die sich sonst nicht registrieren können.',
      4: 'Blockieren Sie Konten, die niemand nutzt.',
    },
    breaks:
      'Benutzer werden bei der Anmeldung gebeten, Microsoft Authenticator einzurichten. Niemand wird ausgesperrt.',
  },
  'users-cannot-install-add-ins': {
    steps: {
      1: 'Öffnen Sie die Standardrichtlinie, und wählen Sie „Manage permissions“.',
      2: 'Nehmen Sie „My Custom Apps“, „My Marketplace Apps“ und „My ReadWriteMailbox Apps“ heraus, und speichern Sie.',
      3: 'Stellen Sie die benötigten Add-Ins unter „Integrated apps“ im Microsoft 365 Admin Center bereit.',
    },
    breaks:
      'Benutzer können ihrem Outlook keine Add-Ins mehr hinzufügen. Fragen Sie, welche sie nutzen, und stellen Sie diese vorher bereit.',
  },
} satisfies Translation<'de', 'checkSteps'>
