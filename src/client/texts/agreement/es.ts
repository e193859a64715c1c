import type { Translation } from '../translation.ts'

export const agreement = {
  title: 'Contrato de licencia',
  intro: 'Antes de continuar, lea el contrato y decida. Si lo rechaza, se cerrará su sesión.',
  document: 'Texto del contrato de licencia',
  loading: 'Obteniendo el contrato',
  page: 'Página {{page}} de {{pages}}',
  previous: 'Página anterior',
  next: 'Página siguiente',
  accept: 'Acepto',
  decline: 'Rechazo',
  readFirst: 'El contrato debe mostrarse antes de poder aceptarlo.',
  unreadable: 'No se pudo mostrar el contrato. Compruebe la red y vuelva a intentarlo.',
  notSaved: 'No se pudo guardar su decisión. No se modificó nada; vuelva a intentarlo.',
} satisfies Translation<'es', 'agreement'>
