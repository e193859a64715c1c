import type { AlertMailTexts } from './en.ts'

export const fr: AlertMailTexts = {
  lead: 'Ces alertes méritent votre attention.',
  labels: { time: 'Heure', account: 'Compte', address: 'Adresse', country: 'Pays' },
  labelled: (label, value) => `${label}\u00a0: ${value}`,
  open: 'Ouvrir l’alerte',
  unlisted: (count) => `Alertes qui ne figurent pas ici\u00a0: ${count}`,
  note: 'Vous recevez cet e-mail parce que votre adresse est destinataire des alertes. Les personnes qui gèrent la sécurité de l’organisation peuvent modifier cela dans Castellan.',
  test: {
    subject: 'Test\u00a0: les alertes arrivent ici',
    lead: 'Ceci est un test. Les e-mails d’alerte arrivent à cette adresse.',
    note: 'Une personne qui gère la sécurité de l’organisation a demandé cet e-mail dans Castellan. Il ne s’est rien passé.',
  },
}
