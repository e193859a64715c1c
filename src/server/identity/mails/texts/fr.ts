import type { MailTexts } from './en.ts'

export const fr: MailTexts = {
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  farewell: 'Castellan',
  invitation: {
    subject: 'Votre invitation à Castellan',
    lead: 'Vous avez été invité(e) à rejoindre Castellan. Connectez-vous avec les informations ci-dessous ; vous choisirez ensuite votre propre mot de passe.',
    address: 'Adresse e-mail',
    password: 'Mot de passe provisoire',
    action: 'Se connecter',
    note: 'Le mot de passe provisoire est valable 7 jours. Si vous n’attendiez pas d’invitation, vous pouvez ignorer cet e-mail.',
  },
  signUpCode: {
    subject: 'Confirmez votre adresse e-mail',
    lead: 'Saisissez ce code pour confirmer votre adresse e-mail et terminer la création de votre compte Castellan.',
    code: 'Code de confirmation',
    note: 'Le code est valable une heure. Si vous n’avez pas créé de compte, vous pouvez ignorer cet e-mail.',
  },
  resetCode: {
    subject: 'Réinitialisez votre mot de passe Castellan',
    lead: 'La réinitialisation du mot de passe de votre compte Castellan a été demandée. Saisissez ce code pour en choisir un nouveau.',
    code: 'Code de réinitialisation',
    action: 'Choisir un nouveau mot de passe',
    note: 'Le code est valable une heure. Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail ; votre mot de passe reste inchangé.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Castellan a été modifié',
    lead: 'Le mot de passe de votre compte Castellan vient d’être modifié et toutes les autres sessions ont été fermées.',
    note: 'Si vous n’êtes pas à l’origine de cette modification, réinitialisez immédiatement votre mot de passe et prévenez votre administrateur.',
    action: 'Réinitialiser le mot de passe',
  },
  factorSet: {
    subject: 'Votre compte Castellan a une application d’authentification',
    lead: 'Une application d’authentification vient d’être configurée pour votre compte Castellan. Son code sera désormais demandé à la connexion.',
    note: 'Si vous n’êtes pas à l’origine de cette modification, réinitialisez immédiatement votre mot de passe et prévenez votre administrateur.',
    action: 'Réinitialiser le mot de passe',
  },
  factorRemoved: {
    subject: 'L’application d’authentification de votre compte Castellan a été retirée',
    lead: 'L’application d’authentification de votre compte Castellan vient d’être retirée. Votre mot de passe suffit désormais pour vous connecter.',
    note: 'Si vous n’êtes pas à l’origine de cette modification, réinitialisez immédiatement votre mot de passe et prévenez votre administrateur.',
    action: 'Réinitialiser le mot de passe',
  },
}
