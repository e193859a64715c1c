import type { Translation } from '../translation.ts'

export const mailboxes = {
  search: 'Rechercher une boîte aux lettres',
  columns: {
    name: 'Boîte aux lettres',
    address: 'Adresse',
    state: 'Connexion',
    source: 'Compte',
  },
  states: {
    blocked: 'Bloquée',
    notBlocked: 'Non bloquée',
    applying: 'Application des paramètres',
    unknown: 'Non mesurée',
  },
  sources: {
    cloud: 'Dans le cloud',
    synchronized: 'D’un annuaire local',
  },
  block: 'Bloquer {{chosen}}',
  unblock: 'Débloquer {{chosen}}',
  obstacles: {
    blocked:
      'Aucune des boîtes choisies ne peut être bloquée : elles le sont déjà ou sont en cours de modification.',
    notBlocked:
      'Aucune des boîtes choisies ne peut être débloquée : elles ne sont pas bloquées ou sont en cours de modification.',
    synchronized: 'Leurs comptes viennent d’un annuaire local et ne peuvent être modifiés que là.',
  },
  confirm: {
    block_one: 'Bloquer la connexion à {{count}} boîte aux lettres ?',
    block_many: 'Bloquer la connexion à {{count}} de boîtes aux lettres ?',
    block_other: 'Bloquer la connexion à {{count}} boîtes aux lettres ?',
    unblock_one: 'Débloquer {{count}} boîte aux lettres ?',
    unblock_many: 'Débloquer {{count}} de boîtes aux lettres ?',
    unblock_other: 'Débloquer {{count}} boîtes aux lettres ?',
    blockText:
      'Plus personne ne pourra se connecter à ces comptes de {{company}} avec un mot de passe. Les membres ouvrent toujours les boîtes avec leur propre compte.',
    unblockText:
      'Quiconque connaît le mot de passe pourra de nouveau se connecter à ces comptes de {{company}}. Les membres n’en ont pas besoin.',
    synchronized: 'Laissées telles quelles, car leurs comptes viennent d’un annuaire local : {{names}}.',
  },
  asked: 'Les boîtes aux lettres sont en cours de modification.',
  none: 'Aucune boîte partagée',
  noneReason: 'Cette entreprise n’en avait aucune à la dernière lecture de son locataire.',
  unread: 'Son locataire n’est pas sur cet appareil',
  unreadReason: 'Connectez l’entreprise, ou attendez qu’elle soit lue.',
} satisfies Translation<'fr', 'mailboxes'>
