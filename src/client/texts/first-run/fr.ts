import type { Translation } from '../translation.ts'

export const firstRun = {
  title: 'Configurer Castellan',
  checking: 'Vérification du lien de configuration',
  opening: 'Connexion en cours',
  ownerTitle: 'Qui êtes-vous ?',
  ownerHelp:
    'Ce site n’a encore personne. Vous en devenez le propriétaire : vous pouvez tout faire et inviter les autres.',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  organizationTitle: 'Votre organisation',
  organizationHelp:
    'Le prestataire qui s’occupe des entreprises. Sa propre entreprise est créée en même temps.',
  organization: 'Nom de l’organisation',
  timeZone: 'Fuseau horaire',
  timeZoneHelp: 'Les rapports et les planifications s’y réfèrent.',
  hasPSA: 'Nous traitons les tickets dans un outil à nous (PSA)',
  hasPSAHelp: 'Sans lui, l’étape qui le connecte est mise de côté.',
  finish: 'Configurer et se connecter',
  invalidTitle: 'Ce lien de configuration n’est plus valable',
  invalidHelp:
    'Il a été utilisé, ou le serveur a été démarré depuis et en a affiché un nouveau. Si personne n’a encore configuré le site, prenez le lien du dernier démarrage.',
  toLogin: 'Aller à la connexion',
  issues: {
    required: 'champ obligatoire',
    email: 'Ceci n’est pas une adresse e-mail.',
  },
} satisfies Translation<'fr', 'firstRun'>
