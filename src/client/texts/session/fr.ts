import type { Translation } from '../translation.ts'

export const session = {
  title: 'Votre session est terminée',
  nothingLost:
    'Rien n’est perdu sur cet appareil. Reconnectez-vous pour envoyer ce qui attend et reprendre là où vous êtes.',
  putOff: 'Pas maintenant',
  signIn: 'Se reconnecter',
} satisfies Translation<'fr', 'session'>
