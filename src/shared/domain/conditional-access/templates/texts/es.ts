import type { PolicyTemplateTexts } from './en.ts'

export const policyTemplateTexts: PolicyTemplateTexts = {
  templates: {
    'mfa-administrators': 'Quien tiene un rol de administrador necesita un segundo factor para todo.',
    'phishing-resistant-administrators':
      'Los administradores inician sesión con una llave de seguridad, una clave de acceso, Windows Hello o un certificado. Regístrelos antes: quien no tenga ninguno se queda fuera.',
    'security-info-registration':
      'Un segundo factor solo se puede registrar con otro ya existente o desde una ubicación de confianza. Dé a las personas nuevas un pase de acceso temporal.',
    'mfa-everyone':
      'Todos necesitan un segundo factor para todo. Sustituye a los valores predeterminados de seguridad.',
    'block-legacy':
      'Se rechazan los programas de correo y los dispositivos que solo conocen una contraseña: no se les puede pedir un segundo factor. Busque antes escáneres y teléfonos antiguos.',
    'mfa-guests':
      'Los invitados necesitan un segundo factor, de este inquilino o de uno en el que este confía.',
    'mfa-azure-management':
      'El portal de Azure, su línea de comandos y su interfaz piden un segundo factor a cualquiera.',
    'mfa-admin-portals': 'Los administradores necesitan un segundo factor en los portales de Microsoft.',
    'mfa-risky-sign-ins': 'Un inicio de sesión que parece arriesgado pide un segundo factor cada vez.',
    'password-change-risky-users':
      'Quien probablemente esté comprometido debe identificarse y elegir una contraseña nueva. Necesita el autoservicio de restablecimiento de contraseñas.',
    'block-risky-users':
      'Se rechaza a quien probablemente esté comprometido hasta que alguien lo haya revisado.',
    'block-risky-sign-ins': 'Se rechaza un inicio de sesión que muy probablemente no es de la persona.',
    'managed-device-administrators':
      'Los administradores trabajan desde dispositivos conformes o unidos al dominio.',
    'managed-device-or-mfa': 'Todos necesitan un dispositivo administrado o un segundo factor.',
    'compliant-device':
      'Todos necesitan un dispositivo que Intune considere conforme. Quedan exceptuadas las personas de fuera.',
    'block-unknown-platforms':
      'Se rechazan los dispositivos cuyo sistema no se reconoce, como los simulados por atacantes.',
    'no-persistent-browser':
      'En dispositivos no administrados se vuelve a iniciar sesión tras una hora y al cerrar el navegador.',
    'app-protection-mobile':
      'En teléfonos y tabletas, Office 365 solo se abre en aplicaciones que protegen su contenido. Necesita directivas de protección de aplicaciones.',
    'app-enforced-restrictions':
      'Exchange y SharePoint muestran los archivos solo en el navegador cuando el dispositivo no está administrado. También hay que configurarlo allí.',
    'block-other-countries':
      'Se rechazan los inicios de sesión desde países que no sean los de una ubicación con nombre. Quien viaje necesita una excepción.',
    'block-device-code':
      'Se rechaza el inicio de sesión en otro dispositivo con un código: los atacantes envían esos códigos. Busque antes salas de reuniones y televisores.',
    'block-authentication-transfer': 'Una sesión no se puede pasar a un teléfono escaneando un código.',
    'mfa-device-registration':
      'Registrar o unir un dispositivo pide un segundo factor. Desactive la configuración antigua del directorio.',
    'administrator-sessions':
      'Los administradores vuelven a iniciar sesión cada cuatro horas y los navegadores no guardan ninguna sesión.',
    'intune-enrollment': 'Quien inscribe un dispositivo tiene que iniciar sesión para ello cada vez.',
    'block-insider-risk':
      'Se rechaza a quien tiene un riesgo interno elevado. Necesita la protección adaptable de Microsoft Purview.',
    'token-protection':
      'Las sesiones de aplicaciones de escritorio solo valen en el dispositivo Windows en el que se crearon, de modo que una robada no sirve de nada.',
  },
  baselines: {
    'msp-starter': {
      name: 'Inicio',
      description:
        'Lo que debería tener todo inquilino con Entra ID P1. Pregunta por el grupo de emergencia y los países.',
    },
    'business-premium': {
      name: 'Business Premium',
      description: 'El inicio y lo que añaden los dispositivos y las aplicaciones administrados.',
    },
    'identity-protection': {
      name: 'Identity Protection',
      description: 'El inicio y respuestas al riesgo. Necesita Entra ID P2.',
    },
    'secure-foundation': {
      name: 'Base segura',
      description: 'El grupo de plantillas de Microsoft para una primera protección.',
    },
    'zero-trust': {
      name: 'Zero Trust',
      description: 'El grupo de plantillas de Microsoft para Zero Trust. Necesita Entra ID P2 e Intune.',
    },
    'remote-work': {
      name: 'Trabajo remoto',
      description: 'El grupo de plantillas de Microsoft para quienes trabajan desde cualquier lugar.',
    },
    'protect-administrators': {
      name: 'Proteger a los administradores',
      description: 'El grupo de plantillas de Microsoft para las cuentas que administran el inquilino.',
    },
  },
}
