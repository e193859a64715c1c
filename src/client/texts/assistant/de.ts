import type { Translation } from '../translation.ts'

export const assistant = {
  title: 'Assistent',
  byRules:
    'Regeln auf diesem Gerät antworten, aus dem, was es vom Unternehmen hat. Kein Modell wird gefragt.',
  byModel:
    'Ein Modell antwortet. Ihm wird gesagt, was über das Unternehmen bekannt ist, und es kann sich irren.',
  offline: 'Ohne Netz antworten Regeln auf diesem Gerät.',
  chooseFirst: 'Wählen Sie das Unternehmen, nach dem Sie fragen.',
  question: 'Frage',
  send: 'Fragen',
  typeFirst: 'Geben Sie zuerst eine Frage ein.',
  log: 'Unterhaltung',
  typing: 'Antwort wird gesucht…',
  retry: 'Erneut versuchen',
  clear: 'Neue Unterhaltung',
  tokens: 'Tokens: {{total}} ({{input}} gelesen, {{output}} geschrieben)',
  total: 'Tokens in dieser Unterhaltung: {{total}}',
  fromRules: 'Von Regeln beantwortet; keine Tokens verbraucht.',
  fromModel: 'Von einem Modell beantwortet, das seine Tokens nicht nennt.',
  development: { title: 'Entwicklung', purpose: 'Was ausprobiert wird, bevor alle es bekommen.' },
  open: 'Assistenten fragen',
  analyzeSent: 'Analysiere die Richtlinie, um die es geht.',
  unanswered: 'Nicht beantwortet.',
  analyzeQuestion: 'Analysiere die Richtlinie „{{name}}“.',
  ask: {
    posture: 'Was ist zuerst zu tun?',
    policies: 'Was stimmt mit den Richtlinien nicht?',
    people: 'Wer hat keinen zweiten Faktor?',
  },
  states: {
    enabled: 'an',
    disabled: 'aus',
    enabledForReportingButNotEnforced: 'nur Bericht',
  },
  say: {
    help: 'Ich kann sagen, wie das Unternehmen steht und was zuerst zu tun ist, was über eine einzelne Prüfung bekannt ist, was mit den Richtlinien für bedingten Zugriff oder einer davon nicht stimmt und wer keinen zweiten Faktor hat. Nennen Sie eine Prüfung oder Richtlinie, oder wählen Sie unten eine Frage.',
    neverRead: 'Der Mandant dieses Unternehmens wurde nie gelesen; über seine Sicherheit ist nichts bekannt.',
    score:
      '{{score}} des Gemessenen ist erfüllt: {{met}} Prüfungen sind erfüllt, {{open}} offen, und {{unmeasured}} ließen sich nicht messen.',
    noScore: 'An diesem Unternehmen ließ sich nichts messen.',
    first: 'Was am meisten bringt, das Beste zuerst:',
    compliant: 'erfüllt.',
    notCompliant: 'nicht erfüllt.',
    notMeasured: 'ließ sich nicht messen.',
    resolved: 'Jemand hat darüber entschieden.',
    excluded: 'Das Audit sieht nicht darauf.',
    counts:
      'Von den Richtlinien sind {{enabled}} an, {{reporting}} berichten nur, und {{disabled}} sind aus.',
    more: 'Hier nicht aufgeführt: {{more}}',
    unknown: 'Nicht bekannt von: {{unknown}}',
    findings: 'Was gefunden wurde, das Schwerste zuerst:',
    noFindings: 'Es wurde nichts Falsches gefunden.',
    notHere: 'Worauf die Richtlinien beruhen, ist noch nicht auf diesem Gerät.',
    unread: 'Die Richtlinien konnten nicht angesehen werden: {{reason}}.',
    people:
      '{{open}} von {{people}} Personen, die sich anmelden dürfen, brauchen nur ihr Passwort; {{administrators}} davon sind Administratoren. {{phone}} haben nichts Besseres als ein Telefon.',
    showPeople: 'Diese Personen zeigen',
    peopleUnknown: 'Von niemandem in diesem Unternehmen ist ein zweiter Faktor bekannt.',
  },
} satisfies Translation<'de', 'assistant'>
