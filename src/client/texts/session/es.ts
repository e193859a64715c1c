import type { Translation } from '../translation.ts'

export const session = {
  title: 'Su sesión ha terminado',
  nothingLost:
    'No se pierde nada en este dispositivo. Vuelva a iniciar sesión para enviar lo pendiente y seguir donde está.',
  putOff: 'Ahora no',
  signIn: 'Volver a iniciar sesión',
} satisfies Translation<'es', 'session'>
