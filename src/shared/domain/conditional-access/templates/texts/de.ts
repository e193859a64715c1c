import type { PolicyTemplateTexts } from './en.ts'

export const policyTemplateTexts: PolicyTemplateTexts = {
  templates: {
    'mfa-administrators': 'Wer eine Administratorrolle hat, braucht für alles einen zweiten Faktor.',
    'phishing-resistant-administrators':
      'Administratoren melden sich mit Sicherheitsschlüssel, Passkey, Windows Hello oder Zertifikat an. Zuerst registrieren: Wer nichts davon hat, wird ausgesperrt.',
    'security-info-registration':
      'Ein zweiter Faktor lässt sich nur mit einem vorhandenen oder von einem vertrauenswürdigen Ort aus registrieren. Neue Personen bekommen einen befristeten Zugriffspass.',
    'mfa-everyone': 'Alle brauchen für alles einen zweiten Faktor. Ersetzt die Sicherheitsstandards.',
    'block-legacy':
      'Mailprogramme und Geräte, die nur ein Kennwort kennen, werden abgewiesen: Sie können nach keinem zweiten Faktor gefragt werden. Zuerst nach Scannern und alten Telefonen suchen.',
    'mfa-guests':
      'Gäste brauchen einen zweiten Faktor, von diesem Mandanten oder von einem, dem er vertraut.',
    'mfa-azure-management':
      'Das Azure-Portal, seine Befehlszeile und seine Schnittstelle verlangen von allen einen zweiten Faktor.',
    'mfa-admin-portals': 'Administratoren brauchen in den Portalen von Microsoft einen zweiten Faktor.',
    'mfa-risky-sign-ins': 'Eine Anmeldung, die riskant aussieht, verlangt jedes Mal einen zweiten Faktor.',
    'password-change-risky-users':
      'Wer wahrscheinlich kompromittiert ist, muss sich ausweisen und ein neues Kennwort wählen. Braucht das selbstständige Zurücksetzen von Kennwörtern.',
    'block-risky-users':
      'Wer wahrscheinlich kompromittiert ist, wird abgewiesen, bis jemand nachgesehen hat.',
    'block-risky-sign-ins':
      'Eine Anmeldung, die sehr wahrscheinlich nicht von der Person stammt, wird abgewiesen.',
    'managed-device-administrators':
      'Administratoren arbeiten mit Geräten, die konform oder in die Domäne eingebunden sind.',
    'managed-device-or-mfa': 'Alle brauchen ein verwaltetes Gerät oder einen zweiten Faktor.',
    'compliant-device':
      'Alle brauchen ein Gerät, das Intune für konform hält. Wer von außerhalb kommt, ist ausgenommen.',
    'block-unknown-platforms':
      'Geräte, deren System sich nicht erkennen lässt, werden abgewiesen, etwa vorgetäuschte von Angreifern.',
    'no-persistent-browser':
      'Auf nicht verwalteten Geräten meldet man sich nach einer Stunde neu an, und wenn der Browser geschlossen war.',
    'app-protection-mobile':
      'Auf Telefonen und Tablets öffnet sich Office 365 nur in Apps, die ihren Inhalt schützen. Braucht App-Schutzrichtlinien.',
    'app-enforced-restrictions':
      'Exchange und SharePoint zeigen Dateien auf nicht verwalteten Geräten nur im Browser. Muss auch dort eingestellt werden.',
    'block-other-countries':
      'Anmeldungen aus anderen Ländern als denen eines benannten Orts werden abgewiesen. Wer reist, braucht eine Ausnahme.',
    'block-device-code':
      'Die Anmeldung auf einem anderen Gerät mit einem Code wird abgewiesen: Angreifer verschicken solche Codes. Zuerst nach Besprechungsräumen und Fernsehern suchen.',
    'block-authentication-transfer':
      'Eine Sitzung lässt sich nicht durch Scannen eines Codes auf ein Telefon übertragen.',
    'mfa-device-registration':
      'Ein Gerät zu registrieren oder einzubinden verlangt einen zweiten Faktor. Die ältere Einstellung des Verzeichnisses ausschalten.',
    'administrator-sessions':
      'Administratoren melden sich alle vier Stunden neu an, und Browser behalten keine Sitzung.',
    'intune-enrollment': 'Wer ein Gerät aufnimmt, muss sich dafür jedes Mal anmelden.',
    'block-insider-risk':
      'Wer ein erhöhtes Insiderrisiko hat, wird abgewiesen. Braucht den adaptiven Schutz von Microsoft Purview.',
    'token-protection':
      'Sitzungen von Desktop-Apps gelten nur auf dem Windows-Gerät, auf dem sie begonnen wurden, sodass eine gestohlene nichts wert ist.',
  },
  baselines: {
    'msp-starter': {
      name: 'Grundausstattung',
      description:
        'Was jeder Mandant mit Entra ID P1 haben sollte. Gefragt wird nach der Notfallgruppe und den Ländern.',
    },
    'business-premium': {
      name: 'Business Premium',
      description: 'Die Grundausstattung und was verwaltete Geräte und Apps dazugeben.',
    },
    'identity-protection': {
      name: 'Identity Protection',
      description: 'Die Grundausstattung und Antworten auf Risiken. Braucht Entra ID P2.',
    },
    'secure-foundation': {
      name: 'Sichere Grundlage',
      description: 'Die Gruppe der Vorlagen von Microsoft für einen ersten Schutz.',
    },
    'zero-trust': {
      name: 'Zero Trust',
      description: 'Die Gruppe der Vorlagen von Microsoft für Zero Trust. Braucht Entra ID P2 und Intune.',
    },
    'remote-work': {
      name: 'Arbeit von überall',
      description: 'Die Gruppe der Vorlagen von Microsoft für Menschen, die von überall arbeiten.',
    },
    'protect-administrators': {
      name: 'Administratoren schützen',
      description: 'Die Gruppe der Vorlagen von Microsoft für Konten, die den Mandanten verwalten.',
    },
  },
}
