import type { Translation } from '../translation.ts'

export const toasts = {
  createdCAP: 'Se ha creado la directiva de acceso condicional.',
  missingSubscription: 'Su suscripción no incluye esta función.',
  fileUploaded: 'Se ha subido el archivo.',
  saaslistUpdated: 'Se ha actualizado la lista de aplicaciones.',
  refreshWarning: 'No recargue esta página hasta que termine.',
  vendorNotSupported: 'Este proveedor no es compatible. El archivo se leerá de todos modos.',
  psaTicketSent: 'Se ha enviado el ticket.',
  uploadInProgress: 'El archivo se está subiendo.',
  uploadComplete: 'La subida ha terminado.',
  uploadFailed: 'No se ha podido subir el archivo.',
  uploadCanceled: 'Se ha cancelado la subida.',
  changeMfaStatus: 'Se está cambiando el estado de la autenticación multifactor.',
} satisfies Translation<'es', 'toasts'>
