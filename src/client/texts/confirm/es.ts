import type { Translation } from '../translation.ts'
import { errors } from '../errors/es.ts'

export const confirm = {
  title: 'Confirme su dirección de correo',
  help: 'Se envió un código a {{email}} al crear la cuenta.',
  box: 'Carácter {{place}} de {{count}}',
  incomplete: 'Escriba los seis caracteres.',
  request: 'Solicitar código',
  notices: {
    invalidCode: errors.invalidCode,
    expiredCode: errors.expiredCode,
    codeSent: 'Código enviado',
    requestFailed: 'No se pudo solicitar el código',
    unreachable:
      'El servidor no está disponible. Compruebe la red y vuelva a intentarlo; el código sigue aquí.',
  },
} satisfies Translation<'es', 'confirm'>
