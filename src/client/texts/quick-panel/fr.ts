import type { Translation } from '../translation.ts'

export const quickPanel = {
  title: 'Panneau rapide',
  notLoaded: 'Le panneau rapide n’est pas encore sur cet appareil. Il arrivera dès qu’il y aura un réseau.',
  tabs: { notifications: 'Notifications', auditLogs: 'Journaux d’audit', settings: 'Réglages' },
  told: {
    purpose: 'Ce qui a été notifié récemment sur cet appareil.',
    loading: 'Lecture des notifications',
    empty: 'Rien n’est encore arrivé',
    emptyReason:
      'Les notifications s’activent séparément sur chaque appareil. Si elles sont activées, les dernières figurent ici, même hors connexion.',
  },
  changes: {
    purpose: 'Modifications faites sur cet appareil depuis environ un jour.',
    loading: 'Lecture des modifications',
    empty: 'Aucune modification récente',
    emptyReason: 'Ce que vous modifiez sur cet appareil figure ici dès que le serveur l’a exécuté.',
    done: 'Terminé',
    pending_one: '{{count}} modification pas encore exécutée',
    pending_many: '{{count}} de modifications pas encore exécutées',
    pending_other: '{{count}} modifications pas encore exécutées',
  },
  settings: {
    purpose: 'Uniquement sur cet appareil.',
    dark: 'Apparence sombre',
    darkHelp: 'Comme l’appareil, tant que vous ne choisissez pas ici.',
    compact: 'Tableaux compacts',
    folded: 'Menu réduit',
  },
} satisfies Translation<'fr', 'quickPanel'>
