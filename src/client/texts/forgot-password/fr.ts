import type { Translation } from '../translation.ts'

export const forgotPassword = {
  title: 'Mot de passe oublié',
  help: 'Saisissez l’adresse e-mail de votre compte. Vous recevrez un message avec un code pour un nouveau mot de passe ou, si aucune connexion n’a encore eu lieu, de nouveau votre invitation.',
  emailWrong: 'Saisissez une adresse e-mail valide.',
  submit: 'Envoyer',
  emailSent: 'E-mail envoyé',
  invited:
    'Votre invitation est de nouveau en route vers {{email}}. Connectez-vous avec le mot de passe temporaire qu’elle contient.',
  resetTitle: 'Choisissez un nouveau mot de passe',
  resetHelp: 'Saisissez le code envoyé à {{email}}. Il est valable une heure.',
  codeIssues: {
    required: 'champ obligatoire',
    tooShort: 'Le code comporte 6 caractères ; celui-ci est trop court.',
  },
  notReady: 'Saisissez le code et, deux fois, un mot de passe qui respecte toutes les règles.',
} satisfies Translation<'fr', 'forgotPassword'>
