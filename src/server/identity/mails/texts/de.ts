import type { MailTexts } from './en.ts'

export const de: MailTexts = {
  greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  farewell: 'Castellan',
  invitation: {
    subject: 'Ihre Einladung zu Castellan',
    lead: 'Sie wurden zu Castellan eingeladen. Melden Sie sich mit den folgenden Daten an; danach legen Sie Ihr eigenes Passwort fest.',
    address: 'E-Mail-Adresse',
    password: 'Vorläufiges Passwort',
    action: 'Anmelden',
    note: 'Das vorläufige Passwort ist 7 Tage lang gültig. Wenn Sie keine Einladung erwartet haben, können Sie diese E-Mail ignorieren.',
  },
  signUpCode: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    lead: 'Geben Sie diesen Code ein, um Ihre E-Mail-Adresse zu bestätigen und Ihr Castellan-Konto fertig einzurichten.',
    code: 'Bestätigungscode',
    note: 'Der Code ist eine Stunde lang gültig. Wenn Sie kein Konto angelegt haben, können Sie diese E-Mail ignorieren.',
  },
  resetCode: {
    subject: 'Castellan-Passwort zurücksetzen',
    lead: 'Für Ihr Castellan-Konto wurde ein neues Passwort angefordert. Geben Sie diesen Code ein, um es festzulegen.',
    code: 'Code zum Zurücksetzen',
    action: 'Neues Passwort festlegen',
    note: 'Der Code ist eine Stunde lang gültig. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren; Ihr Passwort bleibt unverändert.',
  },
  passwordChanged: {
    subject: 'Ihr Castellan-Passwort wurde geändert',
    lead: 'Das Passwort Ihres Castellan-Kontos wurde soeben geändert. Alle anderen Anmeldungen wurden beendet.',
    note: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück und informieren Sie Ihre Administration.',
    action: 'Passwort zurücksetzen',
  },
  factorSet: {
    subject: 'Ihr Castellan-Konto hat eine Authenticator-App',
    lead: 'Für Ihr Castellan-Konto wurde soeben eine Authenticator-App eingerichtet. Beim Anmelden wird ab jetzt ihr Code verlangt.',
    note: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück und informieren Sie Ihre Administration.',
    action: 'Passwort zurücksetzen',
  },
  factorRemoved: {
    subject: 'Die Authenticator-App Ihres Castellan-Kontos wurde entfernt',
    lead: 'Die Authenticator-App Ihres Castellan-Kontos wurde soeben entfernt. Zum Anmelden genügt ab jetzt Ihr Passwort.',
    note: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück und informieren Sie Ihre Administration.',
    action: 'Passwort zurücksetzen',
  },
}
