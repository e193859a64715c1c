import type { Translation } from '../translation.ts'
import { errors } from '../errors/de.ts'

export const auth = {
  copyright: '© {{year}} Castellan',
  contactSupport: 'Support kontaktieren',
  ssoTitle: 'Anmeldung mit Microsoft läuft',
  ssoFailed: 'Die Anmeldung mit Microsoft ist fehlgeschlagen',
  ssoCancelled: 'Sie haben die Anmeldung bei Microsoft abgebrochen',
  ssoCancelledReason:
    'Es wurde nichts geändert. Versuchen Sie es erneut, oder melden Sie sich mit Ihrem Passwort an.',
  handOver: 'Übergabe an die App',
  mayClose: 'Dieses Fenster wird nicht mehr gebraucht und kann geschlossen werden.',
  missing: 'Diese Seite ist noch nicht auf dem Gerät',
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
    codeUsed: 'Dieser Code wurde bereits verwendet. Warten Sie auf den nächsten in Ihrer Authenticator-App.',
    passwordResetRequired:
      'Ihr Kennwort muss ersetzt werden. Wählen Sie über „Kennwort vergessen“ ein neues.',
    temporaryPasswordExpired:
      'Das temporäre Kennwort ist abgelaufen. Über „Kennwort vergessen“ erhalten Sie eine neue Einladung.',
    invalidPassword: 'Dieses Kennwort ist nicht zulässig oder zu leicht zu erraten. Wählen Sie ein anderes.',
    captcha: 'Die Bot-Prüfung ist fehlgeschlagen. Versuchen Sie es erneut.',
    challenge: 'Dieses Konto braucht zur Anmeldung einen weiteren Schritt, den diese App nicht beherrscht.',
    problem: 'Mit dem neuen Kennwort gab es ein Problem. Es wurde nichts geändert; versuchen Sie es erneut.',
    unreachable:
      'Der Server ist nicht erreichbar. Prüfen Sie das Netzwerk und versuchen Sie es erneut; Ihre Eingaben sind noch hier.',
  },
  notices: {
    error: {
      title: 'Etwas ist schiefgegangen',
      words:
        'Diese Seite konnte nicht angezeigt werden. Was auf diesem Gerät aufbewahrt wird, ist unverändert; gehen Sie zur Startseite und versuchen Sie es erneut.',
      go: 'Zur Startseite',
    },
    logout: {
      title: 'Sie sind abgemeldet',
      words: 'Melden Sie sich erneut an, um fortzufahren.',
      go: 'Anmelden',
    },
    trialExpired: {
      title: 'Ihr Testzeitraum ist abgelaufen',
      words:
        'Die 14 Tage des Testzeitraums sind vorbei. Alles bleibt erhalten; fragen Sie uns nach einem Abonnement, um damit weiterzuarbeiten.',
      go: 'Zur Startseite',
    },
    consentUnclaimed: {
      title: 'Niemand wartet auf diese Zustimmung',
      words:
        'Das Fenster, das danach gefragt hat, ist geschlossen oder zeigt etwas anderes; es wurde nichts verbunden. Beginnen Sie die Verbindung in der App noch einmal.',
      go: 'Zur App',
    },
  },
} satisfies Translation<'de', 'auth'>
