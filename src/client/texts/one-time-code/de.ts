import type { Translation } from '../translation.ts'

export const oneTimeCode = {
  title: 'Einmalcode eingeben',
  help: 'Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein, den sie für Castellan anzeigt.',
  otp: 'Einmalcode',
  login: 'Anmelden',
  issues: {
    required: 'Pflichtfeld',
    tooShort: 'Der Code hat 6 Ziffern; dieser ist zu kurz.',
    tooLong: 'Der Code hat 6 Ziffern; dieser ist zu lang.',
  },
} satisfies Translation<'de', 'oneTimeCode'>
