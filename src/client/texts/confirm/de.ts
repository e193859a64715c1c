import type { Translation } from '../translation.ts'
import { errors } from '../errors/de.ts'

export const confirm = {
  title: 'E-Mail-Adresse bestätigen',
  help: 'Beim Anlegen des Kontos wurde ein Code an {{email}} gesendet.',
  box: 'Zeichen {{place}} von {{count}}',
  incomplete: 'Geben Sie alle sechs Zeichen ein.',
  request: 'Code anfordern',
  notices: {
    invalidCode: errors.invalidCode,
    expiredCode: errors.expiredCode,
    codeSent: 'Code gesendet',
    requestFailed: 'Der Code konnte nicht angefordert werden',
    unreachable:
      'Der Server ist nicht erreichbar. Prüfen Sie das Netzwerk und versuchen Sie es erneut; der Code ist noch hier.',
  },
} satisfies Translation<'de', 'confirm'>
