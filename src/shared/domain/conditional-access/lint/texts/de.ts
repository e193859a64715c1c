import type { LintTexts } from './en.ts'

export const lint = {
  'nothing-demanded-of-members': {
    name: 'Von Mitgliedern wird nichts verlangt',
    advice:
      'Ein Kennwort allein genügt, um von überall E-Mails zu lesen. Verlangen Sie MFA von allen Benutzern für alle Ressourcen.',
  },
  'nothing-demanded-of-guests': {
    name: 'Von Gästen wird nichts verlangt',
    advice: 'Gäste kommen mit dem herein, was ihre eigene Firma verlangt. Verlangen Sie MFA auch von Gästen.',
  },
  'legacy-authentication-open': {
    name: 'Alte Anmeldewege stehen offen',
    advice:
      'Alte E-Mail-Protokolle kennen keinen zweiten Faktor, und Kennwörter werden dort durchprobiert. Blockieren Sie die Clients „Exchange ActiveSync“ und „Andere“.',
  },
  'device-code-flow-open': {
    name: 'Der Gerätecodefluss steht offen',
    advice:
      'Ein Angreifer schickt jemandem einen Code und bekommt dessen Sitzung. Blockieren Sie den Gerätecodefluss, wo ihn kein Besprechungsraum braucht.',
  },
  'administrators-can-be-phished': {
    name: 'Administratoren sind durch Phishing angreifbar',
    advice:
      'Sie können sich mit einer Methode anmelden, die eine falsche Seite weiterreicht. Verlangen Sie von Administratoren eine Stärke, die Phishing widersteht.',
  },
  'emergency-account-not-left-out': {
    name: 'Ein Notfallkonto ist nicht ausgenommen',
    advice:
      'Geht eine Richtlinie schief, bleibt niemand, der es richten kann. Nehmen Sie das Konto aus jeder Richtlinie aus.',
  },
  'provider-technicians-kept-out': {
    name: 'Techniker des Anbieters sind ausgesperrt',
    advice:
      'Eine Richtlinie für alle trifft auch die, die den Mandanten betreuen. Nehmen Sie Benutzer des Dienstanbieters im Partnermandanten aus.',
  },
  'names-what-is-gone': {
    name: 'Sie nennt, was es nicht mehr gibt',
    advice:
      'Was genannt wird und nicht mehr besteht, schützt niemanden und nimmt niemanden aus: {{count}} davon. Entfernen Sie es, oder nennen Sie, was an seine Stelle trat.',
  },
  'left-out-and-not-met-elsewhere': {
    name: 'Eine Gruppe ist ausgenommen, und nichts anderes trifft sie',
    advice:
      'Ihre Mitglieder melden sich mit einem Kennwort allein an. Erfassen Sie die Gruppe mit einer anderen Richtlinie, oder leeren Sie sie. Enthält sie nur Ihre Notfallkonten, nennen Sie diese in der Einrichtung der Warnungen.',
  },
  'reaches-nobody': {
    name: 'Sie erreicht niemanden',
    advice:
      'Es ist kein Benutzer oder keine Ressource gewählt, also tut sie nichts. Vervollständigen oder löschen Sie sie.',
  },
  'same-as-another': {
    name: 'Richtlinien tun dasselbe',
    advice:
      '{{count}} Richtlinien haben dieselben Bedingungen und Kontrollen. Behalten Sie eine, damit eine Änderung nur einmal nötig ist.',
  },
  'behind-a-block': {
    name: 'Sie steht hinter einer Blockierung',
    advice:
      'Wen sie träfe, den blockiert vorher eine andere Richtlinie. Löschen Sie sie, oder begrenzen Sie die Blockierung.',
  },
  'only-reports-for-long': {
    name: 'Sie berichtet seit {{days}} Tagen nur',
    advice:
      'Sie schützt niemanden, bis sie eingeschaltet ist. Sehen Sie sich an, was sie berichtet hat, und schalten Sie sie dann ein.',
  },
} satisfies LintTexts
