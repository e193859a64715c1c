import type { Translation } from '../translation.ts'
import { errors } from '../errors/fr.ts'

export const auth = {
  copyright: '© {{year}} Castellan',
  contactSupport: 'Contacter le support',
  ssoTitle: 'Connexion avec Microsoft',
  ssoFailed: 'La connexion avec Microsoft n’a pas abouti',
  ssoCancelled: 'Vous avez annulé la connexion avec Microsoft',
  ssoCancelledReason: 'Rien n’a changé. Vous pouvez réessayer ou vous connecter avec votre mot de passe.',
  handOver: 'Transmission à l’application',
  mayClose: 'Cette fenêtre n’est plus nécessaire et peut être fermée.',
  missing: 'Cet écran n’est pas encore sur l’appareil',
  problems: {
    invalidLogin: errors.invalidLogin,
    attemptLimit: errors.attemptLimit,
    expiredCode: errors.expiredCode,
    invalidCode: errors.invalidCode,
    cannotResetPassword: errors.cannotResetPassword,
    userNotConfirmed: errors.userNotConfirmed,
    userNotFound: errors.userNotFound,
    accountExists: errors.accountExists,
    notAuthorized: errors.notAuthorized,
    accountDisabled: errors.accountDisabled,
    tooManyDevices: errors.tooManyDevices,
    sessionUnverified: errors.sessionUnverified,
    wrongOtp: errors.wrongOtp,
    unexpected: errors.unexpected,
    codeUsed: 'Ce code a déjà été utilisé. Attendez le suivant dans votre application d’authentification.',
    passwordResetRequired:
      'Votre mot de passe doit être remplacé. Utilisez « Mot de passe oublié » pour en choisir un nouveau.',
    temporaryPasswordExpired:
      'Le mot de passe temporaire a expiré. Utilisez « Mot de passe oublié » pour recevoir une nouvelle invitation.',
    invalidPassword:
      'Ce mot de passe n’est pas autorisé ou est trop facile à deviner. Choisissez-en un autre.',
    captcha: 'La vérification anti-robot a échoué. Réessayez.',
    challenge:
      'Ce compte demande une étape supplémentaire pour se connecter, que cette application ne gère pas.',
    problem: 'Le nouveau mot de passe a posé un problème. Rien n’a été modifié ; réessayez.',
    unreachable:
      'Le serveur est injoignable. Vérifiez le réseau et réessayez ; votre saisie est toujours ici.',
  },
  notices: {
    error: {
      title: 'Un problème est survenu',
      words:
        'Cette page n’a pas pu être affichée. Ce que cet appareil conserve est intact ; revenez à l’accueil et réessayez.',
      go: 'Aller à l’accueil',
    },
    logout: {
      title: 'Votre session est fermée',
      words: 'Pour continuer, reconnectez-vous.',
      go: 'Se connecter',
    },
    trialExpired: {
      title: 'Votre période d’essai a expiré',
      words:
        'Les 14 jours d’essai sont écoulés. Tout est conservé ; demandez-nous un abonnement pour continuer.',
      go: 'Aller à l’accueil',
    },
    consentUnclaimed: {
      title: 'Rien n’attend ce consentement',
      words:
        'La fenêtre qui l’a demandé est fermée ou affiche autre chose, et rien n’a été connecté. Recommencez la connexion dans l’application.',
      go: 'Aller à l’application',
    },
  },
} satisfies Translation<'fr', 'auth'>
