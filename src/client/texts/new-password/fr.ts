import type { Translation } from '../translation.ts'

export const newPassword = {
  changeTitle: 'Choisissez un nouveau mot de passe',
  changeHelp:
    'Votre compte a été créé avec un mot de passe temporaire. Choisissez-en un que vous seul connaissez.',
  password: 'Nouveau mot de passe',
  confirmation: 'Confirmer le mot de passe',
  change: 'Modifier le mot de passe',
  rules: 'Exigences du mot de passe',
  met: 'rempli',
  open: 'pas encore rempli',
  rule: {
    length: '8 à 99 caractères',
    upper: 'Une lettre majuscule',
    lower: 'Une lettre minuscule',
    digit: 'Un chiffre',
    special: 'Un caractère spécial',
    noSpaces: 'Aucun espace',
    notEmail: 'Différent de votre adresse e-mail',
  },
  issues: {
    required: 'champ obligatoire',
    length: 'Le mot de passe doit comporter de 8 à 99 caractères.',
    invalid: 'Le mot de passe ne respecte pas toutes les règles ci-dessous.',
    matchesEmail: 'Le mot de passe ne doit pas contenir votre adresse e-mail.',
    different: 'Les deux mots de passe ne sont pas identiques.',
  },
} satisfies Translation<'fr', 'newPassword'>
