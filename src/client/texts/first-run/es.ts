import type { Translation } from '../translation.ts'

export const firstRun = {
  title: 'Configurar Castellan',
  checking: 'Comprobando el enlace de configuración',
  opening: 'Iniciando su sesión',
  ownerTitle: '¿Quién es usted?',
  ownerHelp:
    'En este sitio todavía no hay nadie. Usted será el propietario, podrá hacerlo todo e invitar a los demás.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  organizationTitle: 'Su organización',
  organizationHelp: 'El proveedor que atiende a las empresas. Su propia empresa se crea al mismo tiempo.',
  organization: 'Nombre de la organización',
  timeZone: 'Zona horaria',
  timeZoneHelp: 'Los informes y las programaciones se rigen por ella.',
  hasPSA: 'Gestionamos los tickets con una herramienta propia (PSA)',
  hasPSAHelp: 'Sin ella, se descarta el paso que la conecta.',
  finish: 'Configurar e iniciar sesión',
  invalidTitle: 'Este enlace de configuración ya no es válido',
  invalidHelp:
    'Ya se usó, o el servidor se ha iniciado desde entonces y ha mostrado uno nuevo. Si nadie ha configurado el sitio todavía, use el enlace del último inicio.',
  toLogin: 'Ir al inicio de sesión',
  issues: {
    required: 'campo obligatorio',
    email: 'Esto no es una dirección de correo.',
  },
} satisfies Translation<'es', 'firstRun'>
