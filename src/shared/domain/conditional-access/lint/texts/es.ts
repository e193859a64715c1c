import type { LintTexts } from './en.ts'

export const lint = {
  'nothing-demanded-of-members': {
    name: 'No se exige nada a los miembros',
    advice:
      'Basta una contraseña para leer el correo desde cualquier lugar. Exija la autenticación multifactor a todos los usuarios en todos los recursos.',
  },
  'nothing-demanded-of-guests': {
    name: 'No se exige nada a los invitados',
    advice:
      'Los invitados entran con lo que pide su propia empresa. Exija la autenticación multifactor también a los invitados.',
  },
  'legacy-authentication-open': {
    name: 'La autenticación heredada está abierta',
    advice:
      'Los protocolos de correo antiguos no conocen un segundo factor, y allí se prueban contraseñas. Bloquee los clientes «Exchange ActiveSync» y «Otros».',
  },
  'device-code-flow-open': {
    name: 'El flujo de código de dispositivo está abierto',
    advice:
      'Un atacante envía un código a alguien y obtiene su sesión. Bloquee el flujo de código de dispositivo donde ninguna sala de reuniones lo necesite.',
  },
  'administrators-can-be-phished': {
    name: 'Los administradores son vulnerables al phishing',
    advice:
      'Pueden iniciar sesión con un método que una página falsa retransmite. Exija a los administradores una fortaleza resistente al phishing.',
  },
  'emergency-account-not-left-out': {
    name: 'Una cuenta de emergencia no está excluida',
    advice:
      'Si una directiva falla, no queda nadie que pueda arreglarlo. Excluya la cuenta de todas las directivas.',
  },
  'provider-technicians-kept-out': {
    name: 'Los técnicos del proveedor quedan fuera',
    advice:
      'Una directiva para todos alcanza también a quienes cuidan del inquilino. Excluya a los usuarios del proveedor de servicios del inquilino asociado.',
  },
  'names-what-is-gone': {
    name: 'Nombra lo que ya no existe',
    advice:
      'Lo que se nombra y ya no existe no protege ni excluye a nadie: {{count}} en total. Quítelo o nombre lo que ocupa su lugar.',
  },
  'left-out-and-not-met-elsewhere': {
    name: 'Un grupo está excluido y nada más lo alcanza',
    advice:
      'Sus miembros inician sesión solo con una contraseña. Cubra el grupo con otra directiva o vacíelo. Si solo contiene sus cuentas de emergencia, indíquelas en la configuración de las alertas.',
  },
  'reaches-nobody': {
    name: 'No alcanza a nadie',
    advice: 'No hay ningún usuario o recurso elegido, así que no hace nada. Complétela o elimínela.',
  },
  'same-as-another': {
    name: 'Hay directivas que hacen lo mismo',
    advice:
      '{{count}} directivas tienen las mismas condiciones y los mismos controles. Conserve una, para que un cambio se haga una sola vez.',
  },
  'behind-a-block': {
    name: 'Está detrás de un bloqueo',
    advice: 'Otra directiva bloquea antes a quienes alcanzaría. Elimínela o limite el bloqueo.',
  },
  'only-reports-for-long': {
    name: 'Solo informa desde hace {{days}} días',
    advice: 'No protege a nadie hasta que se active. Mire lo que ha informado y actívela después.',
  },
} satisfies LintTexts
