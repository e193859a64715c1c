import type { DevicePolicyTexts } from './en.ts'

export const devicePolicyTexts: DevicePolicyTexts = {
  prefix: 'La directiva no es válida. Corrija los errores siguientes para continuar.',
  findings: {
    'name-required': 'Escriba un nombre para la directiva',
    'name-too-long': 'El nombre puede tener como máximo {{limit}} caracteres',
    'group-in-both': 'El grupo {{value}} no puede estar incluido y excluido a la vez',
    'included-group-required': 'Si se excluyen grupos, se debe incluir al menos un grupo',
    'unknown-group': 'El inquilino no tiene ningún grupo {{value}}',
    'one-block-action':
      'Una directiva de cumplimiento necesita exactamente una acción que bloquee el acceso; tiene {{count}}',
    'settings-required': 'Una directiva del catálogo de configuración necesita al menos una opción',
  },
}
