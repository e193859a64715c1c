import type { NoticeWords } from './notice-words.ts'

export const fr: NoticeWords<'fr'> = {
  severities: { high: 'Élevée', medium: 'Moyenne', low: 'Faible', informational: 'Pour information' },
  title: '{{severity}} : {{what}}',
  kinds: {
    directoryDisconnected: 'Microsoft 365 doit être reconnecté',
    directoryUnreadable: 'impossible de lire Microsoft 365',
    peopleVanished: {
      one: '{{count}} personne n’est plus dans l’annuaire',
      many: '{{count}} de personnes ne sont plus dans l’annuaire',
      other: '{{count}} personnes ne sont plus dans l’annuaire',
    },
    alertsRaised: {
      one: '{{count}} nouvelle alerte',
      many: '{{count}} de nouvelles alertes',
      other: '{{count}} nouvelles alertes',
    },
    notificationsArrive: 'les notifications arrivent sur cet appareil',
  },
  actions: {
    ignore: { one: 'Ignorer', many: 'Tout ignorer', other: 'Tout ignorer' },
    acknowledge: {
      one: 'Prendre en charge',
      many: 'Prendre les {{count}} en charge',
      other: 'Prendre les {{count}} en charge',
    },
    snooze: {
      one: 'En sourdine un jour dès cet avis',
      many: 'Les {{count}} en sourdine un jour dès cet avis',
      other: 'Les {{count}} en sourdine un jour dès cet avis',
    },
  },
  organization: 'Votre organisation',
  generic: 'Un point est à vérifier.',
  waiting: 'Des modifications faites sur cet appareil attendent d’être envoyées.',
}
