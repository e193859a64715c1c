import type { Translation } from '../translation.ts'
import { errors } from '../errors/de.ts'

export const signIn = {
  title: 'Willkommen',
  titleBack: 'Willkommen zurück',
  forgotPassword: 'Kennwort vergessen',
  or: 'ODER',
  microsoft: 'Weiter mit Microsoft',
  passwordChanged: errors.passwordChanged,
  offline: 'Es gibt kein Netzwerk. Die Anmeldung braucht eines; Ihre Eingaben bleiben hier.',
  enteringTrial: 'Anmeldung mit dem Testkonto läuft',
  opening: 'Was dieses Gerät aufbewahrt, wird geöffnet',
  openingTest:
    'Die Testumgebung wird geöffnet. Alles darin ist erfunden; probieren Sie aus, was Sie möchten.',
} satisfies Translation<'de', 'signIn'>
