import type { Translation } from '../translation.ts'

export const session = {
  title: 'Ihre Sitzung ist beendet',
  nothingLost:
    'Auf diesem Gerät geht nichts verloren. Melden Sie sich wieder an, damit Wartendes gesendet wird und Sie hier weitermachen können.',
  putOff: 'Nicht jetzt',
  signIn: 'Wieder anmelden',
} satisfies Translation<'de', 'session'>
