import type { Translation } from '../translation.ts'

export const ownNotifications = {
  purpose: 'Ce qui vous a été notifié sur l’un de vos appareils, le plus récent d’abord.',
  search: 'Trouver une notification ou une entreprise',
  markAll: 'Tout marquer comme lu',
  all: 'Toutes les notifications',
  allRead: 'Tout est lu ici.',
  notKept: 'Rien n’a pu être conservé sur cet appareil.',
  columns: { title: 'Notification', reading: 'Lue', company: 'Entreprise', at: 'Heure' },
  reading: { unread: 'Non lue', read: 'Lue' },
  filter: { add: 'Filtrer' },
  table: {
    select: 'Sélectionner cette notification',
    selectAll: 'Sélectionner toutes les notifications',
    selected: '{{chosen}} sur {{maximum}} sélectionnées',
    loading: 'Lecture des notifications',
  },
  empty: {
    none: 'Pas encore de notifications',
    noneReason:
      'Les alertes et les problèmes d’une connexion sont dits ici, et sur les appareils dont les notifications sont activées.',
    unread: 'Vos notifications ne sont pas encore sur cet appareil',
    unreadReason: 'Elles arrivent avec le prochain réseau et restent ici ensuite.',
    filtered: 'Aucune notification ne correspond',
    filteredReason: 'Aucune n’a ces mots et ces filtres.',
  },
} satisfies Translation<'fr', 'ownNotifications'>
