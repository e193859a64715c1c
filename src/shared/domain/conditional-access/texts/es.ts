import type { PolicyTexts } from './en.ts'

export const policyTexts: PolicyTexts = {
  prefix: 'La directiva no es válida. Corrija los errores siguientes para continuar.',
  findings: {
    'read-only-member': '{{field}} no se puede modificar. Elimínelo de los datos.',
    'wrong-shape': 'Esta parte de la directiva no tiene la forma esperada: {{path}}',
    'invalid-value': 'Valor no válido: {{value}}',
    'name-required': 'Escriba un nombre para la directiva',
    'name-too-long': 'El nombre puede tener como máximo {{limit}} caracteres',
    'users-required': 'Incluya al menos un usuario, un grupo, un rol o un tipo de invitado',
    'no-users-alone': '«Ningún usuario» no se puede combinar con otros usuarios o invitados',
    'all-users-alone': '«Todos los usuarios» no se puede combinar con otros usuarios o invitados',
    'guests-or-types': '«Invitados o usuarios externos» no se puede combinar con tipos de invitado concretos',
    'guest-tenants-required': 'Indique los inquilinos externos o elija todos',
    'applications-required': 'Incluya aplicaciones',
    'no-applications-alone': '«Ninguna» no se puede combinar con otras aplicaciones',
    'all-applications-alone': '«Todas» no se puede combinar con otras aplicaciones',
    'actions-without-applications':
      'Las acciones de usuario no se pueden usar con aplicaciones incluidas o excluidas',
    'client-apps-required': 'Elija aplicaciones cliente',
    'all-client-apps-alone': '«Todas» no se puede combinar con otras aplicaciones cliente',
    'all-locations-alone': '«Todas» no se puede combinar con otras ubicaciones',
    'trusted-locations-alone': '«Todas las de confianza» no se puede combinar con otras ubicaciones',
    'locations-required': 'Incluya ubicaciones',
    'excluded-locations-need-included': 'Solo se pueden excluir ubicaciones de otras incluidas',
    'all-platforms-alone': '«Todas» no se puede combinar con otras plataformas de dispositivos',
    'excluded-platforms-need-included':
      'Solo se pueden excluir plataformas de dispositivos de otras incluidas',
    'block-alone':
      'Bloquear el acceso no se puede combinar con otros controles de concesión, una intensidad de autenticación o factores personalizados',
    'strength-without-mfa': 'Una intensidad de autenticación no se puede combinar con exigir MFA',
    'operator-required': 'Elija si se exigen todos los controles o uno de ellos',
    'device-action-without-factors':
      'El registro o la unión de dispositivos no admite factores de autenticación personalizados',
    'device-action-mfa-only': 'El registro o la unión de dispositivos solo admite MFA como control integrado',
    'password-change-needs-strength':
      'Exigir un cambio de contraseña necesita una intensidad de autenticación o MFA',
    'password-change-without-others':
      'Exigir un cambio de contraseña no se puede combinar con otros controles',
    'password-change-needs-all-applications':
      'Exigir un cambio de contraseña necesita «Todas» las aplicaciones',
    'password-change-needs-and': 'Exigir un cambio de contraseña necesita que se exijan todos los controles',
    'password-change-needs-user-risk':
      'Exigir un cambio de contraseña necesita un nivel de riesgo del usuario',
    'password-change-without-conditions':
      'Exigir un cambio de contraseña no se puede combinar con condiciones distintas del riesgo del usuario',
    'controls-required': 'Elija un control de concesión o de sesión',
    'persistent-browser-needs-all-applications':
      'Una sesión persistente del explorador necesita «Todas» las aplicaciones',
    'sign-in-frequency-needs-value':
      'Indique después de cuántas horas o días hay que volver a iniciar sesión',
    'sign-in-frequency-without-value': 'Iniciar sesión cada vez no admite un número de horas o días',
    'too-many-policies': 'Un inquilino puede tener como máximo {{limit}} directivas',
    'location-name-required': 'Escriba un nombre para la ubicación',
    'ranges-required': 'Escriba al menos una IP o un intervalo',
    'too-many-ranges': 'Una ubicación puede tener como máximo {{limit}} intervalos',
    'invalid-ip': 'IP no válida',
    'ip-in-list': 'La IP ya está en la lista',
    'range-too-wide': '{{value}} abarca demasiadas direcciones: el intervalo mayor es {{prefix}}',
    'countries-required': 'Elija al menos un país',
    'too-many-locations': 'Un inquilino puede tener como máximo {{limit}} ubicaciones con nombre',
  },
}
