import type { Translation } from '../translation.ts'

export const signOut = {
  title: 'Se déconnecter avec des modifications non envoyées ?',
  unsent_one: '{{count}} modification de cet appareil n’est pas encore au serveur.',
  unsent_many: '{{count}} de modifications de cet appareil ne sont pas encore au serveur.',
  unsent_other: '{{count}} modifications de cet appareil ne sont pas encore au serveur.',
  none: 'Tout est envoyé. Ce qui est conservé sur cet appareil est supprimé à la déconnexion.',
  send: 'Vous déconnecte dès que tout est envoyé.',
  sendLocked: 'Déverrouillez d’abord : un appareil verrouillé ne peut pas envoyer.',
  sending: 'Envoi en cours. Vous êtes déconnecté quand plus rien n’attend.',
  keepTitle: 'Garder scellées sur cet appareil',
  keep: 'Elles attendent, illisibles, jusqu’à ce que vous vous reconnectiez ici. Personne d’autre ne voit qu’elles existent.',
  discardTitle: 'Abandonner',
  discard: 'Elles sont supprimées et jamais envoyées. Cette action est irréversible.',
  discardAsk_one: 'Saisissez {{count}} pour abandonner cette modification.',
  discardAsk_many: 'Saisissez {{count}} pour abandonner ces modifications.',
  discardAsk_other: 'Saisissez {{count}} pour abandonner ces modifications.',
  discardConfirm: 'Abandonner et se déconnecter',
  discardFirst: 'Saisissez d’abord le nombre.',
  stay: 'Rester connecté',
  problems: {
    offline: 'Il n’y a pas de réseau. Les modifications sont toujours ici.',
    server: 'Le serveur ne répond pas. Les modifications sont toujours ici.',
    portal:
      'Ce réseau demande d’abord de s’y connecter. Ouvrez une page quelconque dans le navigateur, puis renvoyez.',
    unauthorized:
      'Le serveur ne connaît plus cette session. Reconnectez-vous pour envoyer ; les modifications sont toujours ici.',
    storage:
      'Cet appareil ne peut pas lire son stockage. Fermez les autres fenêtres de l’application et réessayez.',
    outdated:
      'Cette version est trop ancienne pour le serveur. Rechargez pour mettre à jour ; les modifications sont toujours ici.',
    wiped: 'Un administrateur fait effacer cet appareil.',
    decisions:
      'Certaines modifications attendent votre décision avant de pouvoir être envoyées. Ouvrez-les depuis la barre du haut.',
    slow: 'Tout n’est pas encore envoyé. Le reste est toujours ici.',
  },
} satisfies Translation<'fr', 'signOut'>
